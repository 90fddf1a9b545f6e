import type { KnownSpeaker } from './known-repository.ts';

/**
 * Added to the name of another person who has the same name as a person of the filters. Removed before the name is
 * shown.
 */
const another = '\u2060';

/** The name that identifies a speaker or owner in a thread; people of the filters are recognised by their id. */
export function threadName(
  chosen: readonly KnownSpeaker[],
  { userId, name }: KnownSpeaker,
): string {
  const person = userId === null ? undefined : chosen.find((one) => one.userId === userId);
  if (person) return person.name;
  return chosen.some((one) => one.name === name) ? `${name}${another}` : name;
}

export const shownNames = (sentence: string): string => sentence.replaceAll(another, '');
