import type { ActionItem, Outcome } from '../../types.ts';
import { partsOfName } from '../names-said.ts';
import { sentencesOf } from '../sentences.ts';
import { leansOn } from './leans-on.ts';
import { isShortOf } from './short-of.ts';

/** Share of the content words of an item that others say too. */
const sameFrom = 0.6;
const fewestShared = 2;
/** Where nothing but the words tells that two items are one. */
const fewestSharedWords = 3;

type Words = ReadonlySet<string>;

/** Content words and numbers. */
const wordsOf = (quote: string): Words =>
  new Set([
    ...sentencesOf(quote).flatMap(({ keys }) => keys.filter((key) => key !== null)),
    ...numbersIn(quote),
  ]);

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether most of the words, and all numbers, are in the others. */
function isCovered(words: Words, others: Words, fewest: number): boolean {
  const shared = words.intersection(others).size;
  if (shared < fewest || shared < sameFrom * words.size) return false;
  return [...words].every((word) => others.has(word) || !/^\d/.test(word));
}

/**
 * The items in order of the meeting, each task once: what is asked, promised and summed up stands where it came first,
 * with the owner and the day that are named later. A summary is left out if earlier tasks of its owner say most of it.
 */
export function tasksToldOnce(items: readonly ActionItem[]): ActionItem[] {
  const kept: { item: ActionItem; words: Words }[] = [];
  const saidOf = new Map<string | null, Words>();
  const remember = ({ owner, sure }: ActionItem, words: Words) => {
    if (sure) saidOf.set(owner, words.union(saidOf.get(owner) ?? new Set()));
  };
  for (const item of items) {
    const told = item.due === null ? item.quote : item.quote.replace(item.due, '');
    const words = wordsOf(told).difference(new Set(partsOfName(item.owner ?? '')));
    const asked = kept.find((earlier) => isAnswer(item, words, earlier.item, earlier.words));
    if (asked) {
      asked.item = withPromise(asked.item, item);
      remember(item, words);
      continue;
    }
    const first = kept.find((earlier) => isSameTask(item, words, earlier.item, earlier.words));
    if (first) {
      first.item = withLater(first.item, item);
      continue;
    }
    const said = saidOf.get(item.owner) ?? new Set();
    if (isCovered(words, said, fewestSharedWords)) continue;
    kept.push({ item, words });
    remember(item, words);
  }
  return kept.map(({ item }) => item);
}

function isSameTask(item: ActionItem, words: Words, earlier: ActionItem, said: Words): boolean {
  if (item.sure && !earlier.sure) return false;
  if (item.owner === null || earlier.owner === null)
    return isCovered(words, said, fewestSharedWords);
  return (
    item.owner === earlier.owner &&
    (isCovered(words, said, fewestShared) ||
      isShortOf(item, earlier) ||
      (haveOneDay(item, earlier) && isCovered(said, words, fewestSharedWords)))
  );
}

const asks =
  /\b(?:(?:can|could|will|would) (?:you|someone|somebody|anyone)|please|you(?:'ll| should| need to| have to)|i need|we need)\b|^[\p{L}'-]+(?: [\p{L}'-]+)?, /iu;
const promises =
  /^(?:[\p{L}']+[,.! ]+){0,4}i(?:'ll| will| shall| can|'m going to| am going to)\b/iu;
/** In turns. Others may be asked in the same turn, and answer first. */
const farthestAnswer = 2;
/** Content words: more of them are a task of their own, as is any without a word of the request or an 'it'. */
const mostNewWords = 2;

/** Whether a promise is no more than the answer to a request: 'Can you send the list?' 'I'll send it Thursday.' */
function isAnswer(item: ActionItem, words: Words, earlier: ActionItem, said: Words): boolean {
  const away = item.turn - earlier.turn;
  return (
    item.owner !== null &&
    item.owner === earlier.owner &&
    away > 0 &&
    away <= farthestAnswer &&
    asks.test(earlier.quote.replaceAll('’', "'")) &&
    promises.test(item.quote.replaceAll('’', "'")) &&
    (leansOn(item.quote) || words.size === 0 || !words.isDisjointFrom(said)) &&
    words.difference(said).size <= mostNewWords
  );
}

const withPromise = (asked: ActionItem, { due, dueDate }: ActionItem): ActionItem =>
  due === null ? asked : { ...asked, due, dueDate };

const haveOneDay = (a: ActionItem, b: ActionItem): boolean =>
  a.due?.replace(/^the /, '') === b.due?.replace(/^the /, '');

function withLater(item: ActionItem, later: ActionItem): ActionItem {
  const due = item.due === null ? { due: later.due, dueDate: later.dueDate } : {};
  return { ...item, owner: item.owner ?? later.owner, ...due };
}

/**
 * The outcomes in order of the meeting, each once: a proposal and what is resolved of it stand as the latter. A vote
 * stays.
 */
export function outcomesToldOnce(items: readonly Outcome[]): Outcome[] {
  const said = items.map((item) => ({ item, words: wordsOf(item.quote) }));
  return said
    .filter(
      ({ item, words }, at) =>
        item.vote ||
        !said
          .slice(at + 1)
          .some(
            (later) =>
              (later.item.sure || !item.sure) &&
              (later.item.quote === item.quote || isCovered(words, later.words, fewestSharedWords)),
          ),
    )
    .map(({ item }) => item);
}
