import type { PlanKind } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const people = (count: number) => counted(count, 'person', 'people');

/** 'Add 2 people', 'Remove 1 person', 'Save changes'. */
export function submitWords(added: number, removed: number): string {
  if (added > 0 && removed > 0) return 'Save changes';
  if (added > 0) return `Add ${people(added)}`;
  return removed > 0 ? `Remove ${people(removed)}` : 'Save changes';
}

/** '2 people were added and 1 was removed' */
export function happenedWords(added: number, removed: number): string {
  const was = (count: number) => (count === 1 ? 'was' : 'were');
  const parts = [
    ...(added > 0 ? [`${people(added)} ${was(added)} added`] : []),
    ...(removed > 0 ? [`${people(removed)} ${was(removed)} removed`] : []),
  ];
  return parts.join(' and ');
}

/** 'Ann', 'Ann and Bo', 'Ann, Bo and 3 others' */
export function namesInShort(names: readonly string[]): string {
  const [first = '', second = '', ...others] = names;
  if (names.length < 2) return first;
  return others.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${counted(others.length, 'other')}`;
}

export const sharedWords: Record<PlanKind, string> = {
  scenario: 'shared a scenario',
  succession: 'shared a succession plan',
  offboarding: 'shared an offboarding',
};

/** What everybody who sees a plan sees in it. */
export const shownWords: Record<PlanKind, string> = {
  scenario: 'All see the same: ties, what people wrote, and no quote and no mood.',
  succession:
    'All see what people wrote here. Ties, topics and series as each may see them. No quote, no mood.',
  offboarding:
    'All see what it means and the handover, as the rules of your organization let them. Topics, series and quotes only from meetings that each may open. No mood of a person.',
};
