import { firstNames } from '@rapport/transcript';

/** Under what somebody is known. */
export type PersonNames = {
  /** Names in full, addresses and labels: each stands for them alone. */
  whole: string[];
  /** First and last names, which others may have as well. */
  parts: string[];
};

export type KnownPerson = {
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];

/** Without accents, in small letters and with single spaces, as names are compared. */
export const plainName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** How the directory's person may be written. */
export function namesOfPerson({ firstName, lastName, email, username }: KnownPerson): PersonNames {
  const inFull = firstName && lastName;
  const whole = inFull
    ? [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, `${lastName} ${firstName}`]
    : [];
  return {
    whole: unique([...whole, email]),
    parts: unique([...wordsOf(firstName), ...wordsOf(lastName), ...(username ? [username] : [])]),
  };
}

/** Adds what a speaker is called who is this person: the parts of it that are theirs, or first names. */
export function withSpeakerNames(names: PersonNames, spoken: readonly string[]): PersonNames {
  const own = new Set(names.parts.map(plainName));
  const parts = spoken
    .flatMap(wordsOf)
    .filter((word) => own.has(plainName(word)) || firstNames.has(word.toLowerCase()));
  return {
    whole: unique([...names.whole, ...spoken]),
    parts: unique([...names.parts, ...parts]),
  };
}

/** A speaker of whom nothing but their name is known. */
export function namesOfSpeaker(spoken: readonly string[]): PersonNames {
  return { whole: unique(spoken), parts: unique(spoken.flatMap(wordsOf)) };
}

/** The parts that somebody else is not called as well. */
export function partsOfNobodyElse(
  { parts }: PersonNames,
  others: readonly string[],
): readonly string[] {
  const taken = new Set(others.flatMap(wordsOf).map(plainName));
  return parts.filter((part) => !taken.has(plainName(part)));
}

const unique = (names: readonly string[]) =>
  [...new Set(names.map((name) => name.trim()))].filter(Boolean);
