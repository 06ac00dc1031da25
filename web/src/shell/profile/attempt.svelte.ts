// Something asked of the server by a form: busy while it is under way, then done or refused with a sentence.
import { Refused } from '../../connection/http';
import { tongue } from '../../words/tongue.svelte';

export class Attempt {
  busy = $state(false);
  note = $state('');
  failed = $state(false);

  async run(action: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.note = '';
    try {
      await action();
      this.failed = false;
      this.note = done;
      return true;
    } catch (error) {
      this.failed = true;
      this.note = error instanceof Refused ? tongue.say(error.said) : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
