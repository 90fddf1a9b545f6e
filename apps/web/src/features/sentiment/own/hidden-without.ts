import type { MoodOfGroup, OrganizationMoods } from '@rapport/contract';

type Answer = Pick<OrganizationMoods, 'own' | 'groups' | 'smallestGroup'>;

/**
 * What becomes of the moods of the reader's teams without the reader; empty where none falls below the smallest group.
 * By the people heard, whose number every reader of the figures sees: who else is left out is not told.
 */
export function hiddenWithout({ own, groups, smallestGroup }: Answer): string {
  if (!own || own.isLeftOutOfMoods || own.now === null) return '';
  const isOwn = ({ kind, name }: MoodOfGroup) =>
    own.groups.some((group) => group.kind === kind && group.name === name);
  const names = groups
    .filter((group) => isOwn(group) && group.mood.isShown && group.heard <= smallestGroup)
    .map(({ name }) => name);
  if (names.length === 0) return '';
  const all = [...new Set(names)].join(' and ');
  return `Without you, fewer than ${smallestGroup} people are left in ${all} in this period, and no mood of ${all} is shown.`;
}
