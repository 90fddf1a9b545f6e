import { emptyTerms } from '../words/empty-words.ts';
import { wordsOf } from '../words/terms.ts';

/** A person of the meetings, with the name used there. */
export type KnownPerson = { name: string };

const titles = new Set(['hon', 'am', 'mp', 'ms', 'dr', 'mr', 'mrs', 'prof', 'right', 'the', 'sir']);

/**
 * The people whom a question names, in the order of `known`. Each rule applies only to people whom the previous rules
 * did not find:
 * 1. the whole name: 'Project Manager', 'Grad C', 'Tim Beiko';
 * 2. given name and surname without titles: 'Lynne Neagle' is 'Hon. Lynne Neagle AM';
 * 3. the letter of a label, as a capital: 'What did C say' asks for 'Grad C';
 * 4. a label without its letter if only one person has it: 'the professor' is 'Professor B';
 * 5. one part of a name of two or more parts, written with a capital: 'Tim'. If it fits several people, all of them
 * are meant. A word such as 'Will' or a part of a handle such as 'ada.eth' does not count.
 */
export function peopleIn(question: string, known: readonly KnownPerson[]): string[] {
  const words = wordsOf(question);
  const said = ` ${words.join(' ')} `;
  const has = (parts: readonly string[]) =>
    parts.length > 0 && said.includes(` ${parts.join(' ')} `);
  const capitals = new Set(
    Array.from(question.matchAll(/\p{Lu}[\p{L}\p{N}]+/gu), ([word]) => wordsOf(word)[0] ?? ''),
  );
  const roles = Map.groupBy(known, ({ name }) => roleOf(name).join(' '));
  const found = new Set<string>();
  for (const { name } of known) {
    const parts = wordsOf(name);
    const plain = wordsOf(personal(name)).filter((part) => !titles.has(part));
    const role = roleOf(name);
    const isNamed =
      has(parts) ||
      (plain.length > 1 && has(plain.slice(-2))) ||
      namesLetter(question, name) ||
      (role.length < parts.length &&
        role.join('').length > 3 &&
        roles.get(role.join(' '))?.length === 1 &&
        has(role));
    if (isNamed) found.add(name);
  }
  const wholly = new Set([...found].flatMap(wordsOf));
  for (const { name } of known) {
    const plain = wordsOf(personal(name)).filter(
      (part) => !titles.has(part) && part.length > 2 && !emptyTerms.has(part),
    );
    const isLabel = roleOf(personal(name)).length < wordsOf(personal(name)).length;
    if (isLabel || plain.length < 2 || !personal(name).includes(' ') || found.has(name)) continue;
    if (plain.some((part) => capitals.has(part) && has([part]) && !wholly.has(part)))
      found.add(name);
  }
  return known.flatMap(({ name }) => (found.has(name) ? [name] : []));
}

/**
 * The name without a company or role after it: 'Danno Ferrin - Tectonic', 'Mega | Lambda', 'Daniel Lehrner (Besu)'.
 */
export const personal = (name: string): string => name.split(/ [-–|] |[|(]/u)[0] ?? name;

/**
 * The words by which a question names a person, in lower case: the whole name, or the longest run of its words
 * without the company after it: 'Daniel' of 'Daniel Lehrner (Besu)' in 'How often did Daniel mention Besu?'.
 */
export function namingWords(question: string, name: string): string[] {
  const said = ` ${wordsOf(question).join(' ')} `;
  const runs = [wordsOf(name), ...runsOf(wordsOf(personal(name)))];
  return runs.find((run) => run.length > 0 && said.includes(` ${run.join(' ')} `)) ?? [];
}

/** All runs of consecutive words, longest first. */
const runsOf = (words: readonly string[]): string[][] =>
  words
    .flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)))
    .toSorted((one, other) => other.length - one.length);

const possessive = `(?! ?['’]s (?:opinion|view|attitude|thought|suggestion|idea))`;

const asksOf = '(?:is|was|will|does|did|has|had|can|should)';
/** Verbs for what others say about people: 'is Felix leaving?'. */
const comesAndGoes =
  '(?:leav\\w*|left|quit\\w*|resign\\w*|join\\w*|start\\w*|stay\\w*|retir\\w*|return\\w*|replac\\w*|promoted|hired|moving|away|ill|sick|on leave|on holiday|responsible|in charge|unhappy|happy)';

/**
 * Those of the named people who are only mentioned: 'Felix's proposal', 'about Felix', 'mention Felix', 'was Felix
 * mentioned', 'is Felix leaving', 'who takes over from Felix'; but not 'what about Felix?', which asks for what Felix
 * said.
 */
export function onlyMentioned(question: string, people: readonly string[]): string[] {
  const plain = question.normalize('NFKD').replace(/\p{M}/gu, '');
  return people.filter((name) => {
    const parts = wordsOf(personal(name));
    const naming = namingWords(question, name).join('[^\\p{L}\\p{N}]+');
    return (
      new RegExp(
        `\\b(?:${parts.join('|')})['’]s(?! (?:opinion|view|attitude|thought|suggestion|idea))`,
        'i',
      ).test(plain) ||
      (naming !== '' &&
        new RegExp(
          `\\b(?:(?:(?<!\\b(?:what|how) )about|mention(?:s|ed|ing)?|nam(?:e|es|ed|ing)|regarding|concerning) (?:the )?${naming}\\b${possessive}|(?:was|were|is) (?:the )?${naming} (?:\\w+ )?(?:mentioned|named|discussed)|${asksOf} (?:the )?${naming} (?:\\w+ )?${comesAndGoes}\\b|replac(?:e|es|ed|ing) ${naming}\\b|take(?:s|n)? over (?:\\w+ ){0,4}from ${naming}\\b)`,
          'iu',
        ).test(plain))
    );
  });
}

/** A label without its single letters. */
const roleOf = (name: string): string[] => wordsOf(name).filter((part) => part.length > 1);

function namesLetter(question: string, name: string): boolean {
  const letter = / (\p{Lu})$/u.exec(name)?.[1];
  if (letter === undefined || letter === 'I') return false;
  // Many questions begin with the article 'A'.
  const rest = letter === 'A' ? question.replace(/^A\b/, '') : question;
  return new RegExp(`\\b${letter}\\b(?!\\.)`).test(rest);
}
