import type { OrganizationMap } from '@rapport/contract';
import { counted, inDigits } from '@/lib/number-words.ts';

export const mapTitle = 'Organization Connection Map';

export type TieCounts = { heard: number; people: number; ties: number; new: number; lost: number };

export function countMap({ people, ties }: Pick<OrganizationMap, 'people' | 'ties'>): TieCounts {
  const ofChange = (change: string) => ties.filter((tie) => tie.change === change).length;
  const lost = ofChange('lost');
  return {
    heard: people.filter(({ isHeard }) => isHeard).length,
    people: people.length,
    ties: ties.length - lost,
    new: ofChange('new'),
    lost,
  };
}

/** Text alternative of the drawing. */
export function describeOrganization(
  map: Pick<OrganizationMap, 'people' | 'ties'>,
  compares: boolean,
): string {
  const counts = countMap(map);
  const changes = compares ? `: ${inDigits(counts.new)} new, ${inDigits(counts.lost)} lost` : '';
  return [
    `Organization connection map of ${counted(counts.people, 'person', 'people')}, ${inDigits(counts.heard)} of them heard, with ${counted(counts.ties, 'tie')}${changes}.`,
    'Use ‘Show as list’ to read it as text.',
  ].join(' ');
}
