import { firstNames } from '@rapport/transcript';

export type PersonNames = {
  /** Full names, addresses and labels that identify the person. */
  whole: string[];
  /** First and last names, which other people may share. */
  parts: string[];
};

export type KnownPerson = {
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];

/** Normal form for comparing names: lower case, single spaces, no accents. */
export const plainName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** All spellings of a person in the directory. */
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

/**
 * Adds labels of the person's speakers: the whole label, and those parts that are the person's
 * names or first names.
 */
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

export function namesOfSpeaker(spoken: readonly string[]): PersonNames {
  return { whole: unique(spoken), parts: unique(spoken.flatMap(wordsOf)) };
}

/** Parts that nobody else shares. */
export function unsharedParts(
  { parts }: PersonNames,
  others: readonly string[],
): readonly string[] {
  const taken = new Set(others.flatMap(wordsOf).map(plainName));
  return parts.filter((part) => !taken.has(plainName(part)));
}

const unique = (names: readonly string[]) =>
  [...new Set(names.map((name) => name.trim()))].filter(Boolean);
