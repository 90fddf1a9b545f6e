import type { KnownSpeaker } from './known-repository.ts';

/** Ends the name of another person with the same name as a person of the filters. Removed before it is shown. */
const another = '\u2060';

/** The name by which a thread tells a speaker, or an owner, from others: people of the filters are told by their id. */
export function threadName(
  chosen: readonly KnownSpeaker[],
  { userId, name }: KnownSpeaker,
): string {
  const person = userId === null ? undefined : chosen.find((one) => one.userId === userId);
  if (person) return person.name;
  return chosen.some((one) => one.name === name) ? `${name}${another}` : name;
}

export const shownNames = (sentence: string): string => sentence.replaceAll(another, '');
