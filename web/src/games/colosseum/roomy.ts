// Whether all mats fit in their whole form, estimated from what lies on them: measured ones would jump while drawn.
import { inOrder } from '../../draw/kinds';
import { screen } from '../../kit/screen.svelte';
import type { Impresario } from './view';

const FRAME = 48 + 176 + 64; // top bar, tray, order of turns
const HEAD = 92; // header, figures, paddings
const TOKEN_ROW = 32;
const TOKENS_IN_ROW = 7;
const PROGRAM = 23;
const GAP = 9;

export function roomy(owners: readonly Impresario[]): boolean {
  const height = (owner: Impresario): number => {
    const kept = owner.programs.filter(({ produced }) => !produced).length;
    return HEAD + Math.ceil(inOrder(owner.tokens).length / TOKENS_IN_ROW) * TOKEN_ROW + (kept + 1) * PROGRAM + GAP;
  };
  return owners.reduce((sum, owner) => sum + height(owner), 0) <= screen.height - FRAME;
}
