// What an audience is made of, as the server tells it: line by line on the tabula, in a sentence on a card.
import type { SignName } from '../../draw/signs';
import { t } from '../../words/tongue.svelte';
import { signed } from './audiences';
import { filling } from './filling';
import type { Audience, Impresario, OwnProgram } from './view';

export type Part = { sign: SignName; text: string; n: number };

/** The program's own figure first. */
export function audienceParts(program: OwnProgram, audience: Audience, owner: Impresario): Part[] {
  const { total, missing } = filling(program, owner.tokens);
  const lacking = missing - program.jokers;
  const own = lacking === 0 ? t('show-all', { n: total }) : t('show-some', { have: total - lacking, of: total });
  const earlier = shownBefore(owner, program).length;
  return [
    { sign: 'scroll-unfurled', text: own, n: audience.program },
    { sign: 'laurels', text: t('show-previous', { n: earlier }), n: audience.previous_programs },
    { sign: 'ticket', text: t('show-tickets', { n: owner.season_tickets }), n: audience.season_tickets },
    { sign: 'round-star', text: t('show-stars'), n: audience.stars },
    { sign: 'roman-toga', text: t('show-nobles'), n: audience.nobles },
    { sign: 'podium', text: t('show-podiums', { n: owner.podiums }), n: audience.podiums },
  ];
}

export const shownBefore = (owner: Impresario, { number }: OwnProgram): OwnProgram[] =>
  owner.programs.filter((each) => each.produced && each.number !== number);

/** Only what brings anybody. */
export const partsInWords = ([own, ...more]: readonly Part[]): string =>
  [`${own!.text}: ${own!.n}`, ...more.filter(({ n }) => n > 0).map(({ text, n }) => `${text}: ${signed(n)}`)].join(
    '\n',
  );
