export type OwnerAnswer = 'right' | 'wrong' | 'none';

const group =
  /\b(?:we|all|everyone|everybody|teams?|clients?|developers?|devs|researchers?|authors?|groups?|committee|vendors|designers|community|consumers|stakeholders|operators|support|devops)\b/i;
const notNames = new Set('and the of all via eip'.split(' '));

/**
 * If a name is expected, the answer must share a name with it; an expected group accepts any group. An expected null
 * means everybody: any group or no owner is right.
 */
export function ownerAnswer(ours: string | null, named: string | null): OwnerAnswer {
  if (named === null) return ours === null || group.test(ours) ? 'right' : 'wrong';
  if (ours === null) return 'none';
  const names = new Set(wordsOf(named));
  if (wordsOf(ours).some((word) => names.has(word) && !notNames.has(word))) return 'right';
  return group.test(ours) && group.test(named) ? 'right' : 'wrong';
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);
