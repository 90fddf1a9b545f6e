import { type OrganizationMap, tieWords } from '@rapport/contract';
import { inDigits } from '@/lib/number-words.ts';
import { pairsWords } from './departments/pair-words.ts';
import type { Picture } from './departments/picture-pairs.ts';
import { strongestTies } from './shown-ties.ts';
import type { MapShown } from './tie-toggles.tsx';

type Drawn = Pick<MapShown, 'ofPeople' | 'isAll' | 'isList'>;

/** What the lines of the map are, and how many of all are drawn. */
export function captionOf(
  { ties }: Pick<OrganizationMap, 'ties'>,
  { together }: Pick<Picture, 'together'>,
  { ofPeople, isAll, isList }: Drawn,
): string {
  const drawsAll = isAll || isList;
  if (!ofPeople)
    return `Hours of meetings in which both departments spoke; ${pairsWords(together, drawsAll)}`;
  const now = ties.filter(({ change }) => change !== 'lost');
  const strongest = strongestTies(now).length;
  const which =
    drawsAll || strongest === now.length
      ? ''
      : `; drawn: the ${inDigits(strongest)} strong ones of ${inDigits(now.length)}`;
  return `A tie: ${tieWords}${which}`;
}

/** Ids in the register of figures. */
export const figuresDrawn = ({ ofPeople }: Pick<Drawn, 'ofPeople'>): string[] => [
  'people-heard',
  ofPeople ? 'ties' : 'department-talk',
];
