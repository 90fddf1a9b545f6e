import { documentsIn } from './documents-in.ts';
import { mattersIn } from './matters-in.ts';
import { namesIn } from './names-in.ts';
import { keyOf, tokensIn } from './tokens.ts';
import type { KnownNames } from './types.ts';

export type Candidate = { kind: 'matter' | 'document' | 'customer' | 'name'; isMadeUp: boolean };

export type Candidates = {
  found: ReadonlyMap<string, Candidate>;
  /** Whole keys of names by their first word, which is said alone too. */
  shortOf: ReadonlyMap<string, string>;
};

/** What these texts of one person name. */
export function candidatesOf(texts: readonly string[], known: KnownNames): Candidates {
  const people = new Set(known.people.flatMap((name) => tokensIn(name).map(({ form }) => form)));
  const others = new Set(known.others.map((name) => keyOf(tokensIn(name))));
  const found = new Map<string, Candidate>();
  const add = (key: string, candidate: Candidate) => {
    if (!found.has(key) || candidate.kind === 'document') found.set(key, candidate);
  };
  for (const text of texts) {
    const tokens = tokensIn(text);
    for (const { key } of documentsIn(tokens)) add(key, { kind: 'document', isMadeUp: false });
    for (const { key, isMadeUp } of namesIn(tokens, people))
      if (!others.has(key)) add(key, { kind: 'name', isMadeUp });
    for (const { key } of mattersIn(tokens, people)) add(key, { kind: 'matter', isMadeUp: false });
  }
  return withShortForms(found);
}

/** 'Ironbridge' is 'Ironbridge Bakery' if no other name begins with it. */
function withShortForms(found: Map<string, Candidate>): Candidates {
  const longer = Map.groupBy(
    [...found].filter(([key, { kind }]) => kind === 'name' && key.includes(' ')),
    ([key]) => key.split(' ', 1)[0] ?? key,
  );
  const shortOf = new Map<string, string>();
  for (const [short, names] of longer) {
    const [name] = names;
    if (names.length > 1 || !name) continue;
    shortOf.set(short, name[0]);
    found.delete(short);
  }
  return { found, shortOf };
}
