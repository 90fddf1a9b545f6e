import { personal } from '../question/people.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { wordsOf } from '../words/terms.ts';
import { type Masked, marked, placeOf } from './masked.ts';

/** Names that are words as well. They count with a capital only. */
const words = new Set(
  'will mark may rose grace june april august summer hope faith joy ivy bill bob chase dean drew frank grant hunter jack jay josh ken lane max miles nick pat penny ray rich rob robin rod sandy sky stone sue ward young king price long day short may small page field park wood reed little moon star west north best good black white green brown gray grey'.split(
    ' ',
  ),
);

export type NamedPeople = { masked: Masked; people: string[] };

/**
 * Marks people: whole names first, then single parts of a name in any case. A part that several people have stands for
 * all of them. The asker is meant by 'I', 'me', 'my' and 'mine'.
 *
 * @param question as written, for capitals
 * @param asker null if unknown
 */
export function markPeople(
  read: Masked,
  question: string,
  known: readonly string[],
  asker: string | null,
): NamedPeople {
  const capitals = new Set(
    Array.from(question.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu), ([word]) => wordsOf(word)[0] ?? ''),
  );
  let masked = read;
  const found: { name: string; from: number }[] = [];
  const take = (names: readonly string[], sought: readonly string[]): void => {
    for (;;) {
      const from = placeOf(masked, sought);
      if (from === undefined) return;
      masked = marked(masked, from, sought.length, '@person');
      found.push(...names.map((name) => ({ name, from })));
    }
  };
  for (const name of known) {
    const parts = wordsOf(personal(name));
    if (parts.length > 1) take([name], parts);
  }
  const byPart = Map.groupBy(
    known.flatMap((name) => wordsOf(personal(name)).map((part) => ({ name, part }))),
    ({ part }) => part,
  );
  for (const [part, names] of byPart) {
    const isName =
      part.length > 1 && !emptyTerms.has(part) && (!words.has(part) || capitals.has(part));
    if (isName)
      take(
        names.map(({ name }) => name),
        [part],
      );
  }
  const order = masked.words.flatMap(({ word, mark }) => (mark === '@person' ? [word] : []));
  const placeIn = (name: string) =>
    order.findIndex((said) => said === name.toLowerCase() || wordsIn(name, said));
  const people = [...new Set(found.map(({ name }) => name))].toSorted(
    (one, other) => placeIn(one) - placeIn(other),
  );
  if (asker === null) return { masked, people };
  for (const word of ['i', 'me', 'my', 'mine']) {
    const from = placeOf(masked, [word]);
    if (from === undefined || isManner(masked, from)) continue;
    masked = marked(masked, from, 1, '@person');
    if (!people.includes(asker)) people.push(asker);
  }
  return { masked, people };
}

const wordsIn = (name: string, said: string): boolean => {
  const parts = new Set(wordsOf(name));
  return wordsOf(said).every((word) => parts.has(word));
};

/** 'Tell me', 'can I get', 'I would like to know', 'did I miss', 'my people' do not ask for the asker's own figures. */
const manner =
  /(?:tell|show|give|run|walk|bring|take|catch|help|remind|for|explain|let|find|check|send) me |i (?:would|want|need|wonder|am|like|get|see|know|have to know|ask|think|miss|should)|(?:can|could|may|should|must|do|did|what) i (?:get|see|have a|know|need|miss|ask|please|missed)|my (?:people|team|company|staff|colleagues|department)/;

function isManner({ words: all }: Masked, at: number): boolean {
  const around = all
    .slice(Math.max(0, at - 1), at + 3)
    .map(({ word }) => word)
    .join(' ');
  return manner.test(`${around} `);
}

/**
 * A part of a name that several of these people have and that names no single one of them, and their names: 'Marco' of
 * 'Marco Oliveira' and 'Marco Ricci'. Empty without one.
 */
export function namesakesIn(question: string, people: readonly string[]): string[] {
  const said = wordsOf(question);
  const parts = Map.groupBy(
    people.flatMap((name) => wordsOf(personal(name)).map((part) => ({ name, part }))),
    ({ part }) => part,
  );
  for (const [part, of] of parts) {
    const names = of.map(({ name }) => name);
    const at = said.indexOf(part);
    const isWhole = names.some((name) => {
      const whole = wordsOf(personal(name));
      return whole.length > 1 && ` ${said.join(' ')} `.includes(` ${whole.join(' ')} `);
    });
    if (names.length > 1 && at >= 0 && !isWhole) return [part, ...names];
  }
  return [];
}
