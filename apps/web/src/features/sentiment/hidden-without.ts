import type { MoodOfGroup, OrganizationMoods } from '@rapport/contract';

type Answer = Pick<OrganizationMoods, 'own' | 'groups' | 'smallestGroup'>;

/**
 * Says which moods of the reader's teams would be hidden without the reader; empty if no team falls
 * below the smallest group. Based on the number of people heard, which all readers of the figures
 * see, so it does not reveal who else is left out.
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
