import type { Corpus } from '../meetings/corpus.ts';
import { textOf } from '../passages/meeting-index.ts';
import { properNames } from '../question/proper-names.ts';
import { termsOf } from '../words/terms.ts';

export type NamesOfMatter = {
  /** Terms that the meetings write with a capital: quotes should name them. */
  names: ReadonlySet<string>;
  /** Terms that say the matter only where they follow each other: 'Clear Pricing', 'ten weeks'. */
  wholes: readonly (readonly string[])[];
  /** Terms that a name before them makes needless: 'Foods' of 'Marston Foods'. */
  needless: ReadonlySet<string>;
};

const amount =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?|percent|pounds?|euros?|dollars?)\b/gi;

/**
 * What of a matter is one thing, by the capitals of the question and of what was said.
 *
 * @param terms of the matter
 */
export function namesOfMatter(
  corpus: Corpus,
  question: string,
  terms: readonly string[],
): NamesOfMatter {
  const matter = new Set(terms);
  const runs = [...properNames(question), ...(question.match(amount) ?? [])]
    .map(termsOf)
    .filter((run) => run.every((term) => matter.has(term)));
  const written = new Map(terms.map((term) => [term, writtenAs(corpus, term)]));
  const names = new Set(terms.filter((term) => written.get(term) === 'name'));
  const isNumbered = (run: readonly string[]) => run.some((term) => /\d/.test(term));
  const standsAlone = ([first = '', ...rest]: readonly string[]) =>
    names.has(first) && rest.every((term) => written.get(term) === 'word') && !isNumbered(rest);
  return {
    names,
    wholes: runs.filter((run) => !standsAlone(run)),
    needless: new Set(runs.filter(standsAlone).flatMap((run) => run.slice(1))),
  };
}

/** So many passages show how a word is written. */
const passagesMost = 40;
/** Share of lower case that slips into a name. */
const lowerMost = 0.1;

/** A name has a capital inside of sentences, too. Null for what is said too rarely to tell. */
function writtenAs({ meetings }: Corpus, term: string): 'name' | 'word' | null {
  const found = { capital: 0, inside: 0, lower: 0, passages: 0 };
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${term.slice(0, 3)}[\\p{L}\\p{N}]*`, 'giu');
  for (const { meeting, passages, terms } of meetings)
    for (const at of terms.postings.get(term)?.keys() ?? []) {
      const passage = passages[at];
      if (!passage || found.passages === passagesMost) continue;
      found.passages += 1;
      const text = textOf(meeting, passage);
      for (const { 0: said, index } of text.matchAll(word)) {
        if (termsOf(said)[0] !== term) continue;
        if (!/^\p{Lu}/u.test(said)) found.lower += 1;
        else {
          found.capital += 1;
          if (/[\p{L}\p{N},] $/u.test(text.slice(0, index))) found.inside += 1;
        }
      }
    }
  if (found.lower > lowerMost * (found.capital + found.lower)) return 'word';
  return found.inside > 0 ? 'name' : null;
}
