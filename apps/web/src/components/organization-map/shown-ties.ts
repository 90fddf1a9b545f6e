import type { MapTie } from '@rapport/contract';
import { isStrongBond } from '@/components/connection-map/scene/strong-bond.ts';

export type TieView = { compares: boolean; changesOnly: boolean; strongestOnly: boolean };

/** The ties to show, strongest first, as in the list. */
export function shownTies(ties: readonly MapTie[], view: TieView): readonly MapTie[] {
  const { compares, changesOnly } = view;
  const shown = ties
    .filter(({ change }) => (compares ? !changesOnly || change !== 'kept' : change !== 'lost'))
    .sort((one, other) => other.strength - one.strength);
  return view.strongestOnly ? strongestTies(shown) : shown;
}

/** The strong ties; where none is, all. */
export function strongestTies<Tie extends Pick<MapTie, 'strength'>>(
  ties: readonly Tie[],
): readonly Tie[] {
  const strong = ties.filter(({ strength }) => isStrongBond(strength));
  return strong.length > 0 ? strong : ties;
}
