// A soft bell of two notes when it is my turn: made here, so that no sound has to be loaded.
const NOTES = [659.25, 987.77];
let context: AudioContext | null = null;

export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  NOTES.forEach((pitch, i) => {
    const note = context!.createOscillator();
    const loudness = context!.createGain();
    const begin = now + i * 0.14;
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.9);
    note.connect(loudness).connect(context!.destination);
    note.start(begin);
    note.stop(begin + 1);
  });
}
