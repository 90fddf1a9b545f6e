import { termsOf } from '@rapport/ask';
import {
  type ActionItem,
  commonWords,
  type InShortCandidate,
  type Outcome,
} from '@rapport/transcript';
import { findQuote, fold } from '../../model-texts/find-quote.ts';
import { clausesOf, keepsNegation } from '../../model-texts/negation.ts';
import { numbersIn } from '../../model-texts/said-numbers.ts';
import type { Candidate } from '../candidates.ts';
import { checkTitle } from './check-title.ts';
import type { Order } from './order-form.ts';

export type CheckedOrder = {
  /** The one that stays, and the one that says the same. */
  joined: { stays: Candidate; goes: Candidate }[];
  titles: Map<Candidate, string>;
  /** In the order of the model. */
  inShort: InShortCandidate[];
};

export function checkOrder(
  { same, titles, inShort }: Order,
  found: readonly Candidate[],
  sentences: readonly InShortCandidate[],
): CheckedOrder {
  const byNumber = new Map(found.map((one) => [one.number, one]));
  const gone = new Set<Candidate>();
  const joined = same.flatMap(({ first, firstQuote, second, secondQuote }) => {
    const [one, other] = [byNumber.get(first), byNumber.get(second)];
    if (!one || !other || one === other || gone.has(one) || gone.has(other)) return [];
    if (!isQuoted(one, firstQuote) || !isQuoted(other, secondQuote) || !mayBeSame(one, other))
      return [];
    const [stays, goes] = inPreference(one, other);
    gone.add(goes);
    return [{ stays, goes }];
  });
  return {
    joined,
    titles: new Map(
      titles.flatMap(({ number, title }) => {
        const candidate = byNumber.get(number);
        if (!candidate || candidate.kind === 'question') return [];
        const checked = checkTitle(title, textsOf(candidate));
        return checked === null || isNearly(checked, candidate.quote)
          ? []
          : [[candidate, checked] as const];
      }),
    ),
    inShort: [...new Set(inShort)].flatMap((number) => sentences[number - 1] ?? []),
  };
}

const isQuoted = ({ quote }: Candidate, words: string): boolean =>
  findQuote(fold(quote), words) !== null;

/** The words of a candidate, and the sentence before if it refers to that. */
const textsOf = ({ quote, item }: Candidate): string[] =>
  'before' in item && item.before !== null ? [item.before, quote] : [quote];

/** Words, numbers, negations and owners that contradict each other are of two outcomes. */
function mayBeSame(one: Candidate, other: Candidate): boolean {
  if (one.kind !== other.kind || isVote(one.item) || isVote(other.item)) return false;
  const owners = [ownerOf(one.item), ownerOf(other.item)];
  if (owners[0] && owners[1] && owners[0] !== owners[1]) return false;
  const numbers = [numbersIn(one.quote), numbersIn(other.quote)] as const;
  if (numbers[0].size > 0 && numbers[1].size > 0 && !isSameSet(...numbers)) return false;
  const shared = mattersOf(one.quote).intersection(mattersOf(other.quote));
  const isNear = Math.abs(one.turn - other.turn) <= nearTurns;
  if (shared.size < (isNear ? 1 : fewestShared)) return false;
  return (
    keepsNegation(one.quote, clausesOf(other.quote)) ||
    keepsNegation(other.quote, clausesOf(one.quote))
  );
}

const shortestMatter = 3;
const fewestShared = 2;
/** So near, one outcome is often said in two sentences. */
const nearTurns = 2;
const everydayTerms = new Set([...commonWords].flatMap(termsOf));

const mattersOf = (text: string): Set<string> =>
  new Set(
    termsOf(text).filter((term) => term.length >= shortestMatter && !everydayTerms.has(term)),
  );

const isVote = (item: ActionItem | Outcome): boolean => 'vote' in item && item.vote !== undefined;
const ownerOf = (item: ActionItem | Outcome): string | null =>
  'owner' in item ? item.owner : null;
const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.isSubsetOf(other) && other.isSubsetOf(one);

/** A sure one stays; of an action the first, of others the last, as where one is told twice. */
function inPreference(one: Candidate, other: Candidate): [Candidate, Candidate] {
  const [first, last] = one.turn <= other.turn ? [one, other] : [other, one];
  if (first.item.sure !== last.item.sure) return first.item.sure ? [first, last] : [last, first];
  return one.kind === 'action' ? [first, last] : [last, first];
}

/** A title that only repeats the sentence tells nothing. */
const isNearly = (title: string, quote: string): boolean =>
  termsOf(quote).length <= termsOf(title).length;
