import { cleanQuote } from '../clean-quote.ts';
import { partsOfName } from '../names-said.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { type TopicCandidate, topicCandidates } from '../topic-candidates.ts';
import {
  isNamed,
  isPhrase,
  isVague,
  isVerb,
  looksLikeFullName,
  saysNothing,
  spell,
} from '../topic-phrases.ts';
import { endsWithoutNoun, namesSomething, rarityOf } from '../topic-words.ts';
import { stem } from '../topics.ts';
import { singular, tokensOf } from '../words.ts';
import { announcedTitle } from './announced-title.ts';
import { titleLikelihood } from './title-likelihood.ts';

const fewestMentions = 2;
/** Of each kind of candidate. */
const mostOfKind = 3;
/** Exponent for how specific a phrase is to the chapter. */
const ownPower = 0.7;
const openingWords = 6;
const announcingWords = 100;
/** In words, about two hours of talk. */
const mostWords = 20_000;

/**
 * A title for each chapter: the file's heading, or else the subject announced where it begins, or else the noun phrase or
 * name that most likely tells its subject, or else the first words of its longest sentence. No title occurs twice.
 */
export function chapterTitles(
  talk: Talk,
  parts: readonly SpokenTurn[][],
  headings: ReadonlyMap<number, string>,
  alsoPeople: readonly string[],
): string[] {
  const people = namesSaid(talk, alsoPeople);
  const peopleParts = new Set([...talk.names, ...people].flatMap(partsOfName));
  const often = new Set(
    [...mentionsIn(talk.turns)].flatMap(([word, count]) => (count > 1 ? word : [])),
  );
  const found = parts.map((turns) =>
    topicCandidates({ ...talk, turns: beginningOf(turns) }, people, often),
  );
  const counts = new Map<string, number>();
  for (const { words, count } of found.flat())
    if (count >= fewestMentions)
      counts.set(words.join(' '), (counts.get(words.join(' ')) ?? 0) + count);
  const taken = new Set<string>();
  const isTaken = (key: string) => taken.values().some((other) => areOne(key, other));
  return found.map((candidates, part) => {
    const turns = parts[part] ?? [];
    const heading = headings.get(turns[0]?.index ?? -1);
    if (heading !== undefined) return heading;
    const announced = announcedTitle(openingSentences(turns), mentionsIn(turns), peopleParts);
    const key = keyOf(tokensOf(announced ?? '').map(singular));
    if (announced !== null && !isTaken(key)) {
      taken.add(key);
      return announced;
    }
    const best = bestCandidate(
      candidates.filter((candidate) => !isTaken(keyOf(candidate.words)) && !isNoSubject(candidate)),
      counts,
      titleLikelihood(candidates, (candidate) => ownShareOf(candidate, counts), turns),
    );
    if (!best) return firstWords(turns);
    taken.add(keyOf(best.words));
    return spell(best);
  });
}

/** Whether a title says a part of the other, or the other and more; a single word may grow to a phrase. */
function areOne(key: string, other: string): boolean {
  const words = new Set(key.split(' '));
  const others = new Set(other.split(' '));
  return words.isSubsetOf(others) || (others.size > 1 && others.isSubsetOf(words));
}

/** 'Increase capacity', 'door open', 'Quill Harrowell', 'United States'. */
const isNoSubject = (candidate: TopicCandidate): boolean =>
  saysNothing(candidate) ||
  looksLikeFullName(candidate) ||
  (!isNamed(candidate) && (isVerb(candidate) || endsWithoutNoun(candidate.words)));

const keyOf = (words: readonly string[]): string => words.map(stem).join(' ');

/**
 * The likeliest title among those of each kind: repeated phrases and names, repeated runs that end in a noun, such runs
 * said once, nouns; else any run, or a common noun said again.
 */
function bestCandidate(
  candidates: readonly TopicCandidate[],
  counts: ReadonlyMap<string, number>,
  likelihoodOf: (candidate: TopicCandidate) => number,
): TopicCandidate | undefined {
  const heaviest = (of: readonly TopicCandidate[]) =>
    of
      .map((candidate) => ({ candidate, weight: weightOf(candidate, counts) }))
      .sort((a, b) => b.weight - a.weight || compareTitles(a.candidate, b.candidate))
      .slice(0, mostOfKind)
      .map(({ candidate }) => candidate);
  const others = new Map(candidates.filter(isNoNoun).map(({ words, count }) => [words[0], count]));
  const endsInNoun = ({ words, count }: TopicCandidate) => (others.get(words.at(-1)) ?? 0) <= count;
  const again = candidates.filter(({ count }) => count >= fewestMentions);
  const named = again.filter((candidate) => isPhrase(candidate, fewestMentions));
  const runs = candidates.filter(
    (candidate) =>
      isWholeRun(candidate) &&
      endsInNoun(candidate) &&
      namesSomething(candidate.words, isNamed(candidate)),
  );
  const likely = new Set([
    ...heaviest(named),
    ...heaviest(runs.filter(({ count }) => count >= fewestMentions)),
    ...heaviest(runs.filter(({ asNoun }) => asNoun > 0)),
    ...heaviest(candidates.filter(isLoneNoun)),
  ]);
  const best = (of: Iterable<TopicCandidate>) =>
    [...of]
      .map((candidate) => ({ candidate, likelihood: likelihoodOf(candidate) }))
      .sort((a, b) => b.likelihood - a.likelihood || compareTitles(a.candidate, b.candidate))[0]
      ?.candidate;
  return (
    best(likely) ??
    best(heaviest(candidates.filter(isWholeRun))) ??
    best(heaviest(again.filter(isCommonNoun)))
  );
}

const compareTitles = (a: TopicCandidate, b: TopicCandidate): number =>
  spell(a) < spell(b) ? -1 : 1;

const isLong = ({ words }: TopicCandidate): boolean => words.length > 1;

const isLoneNoun = (candidate: TopicCandidate): boolean =>
  candidate.asNoun > 0 &&
  !isVague(candidate) &&
  namesSomething(candidate.words, isNamed(candidate));

/** 'Migration', which many meetings speak of, still tells more than the first words of a sentence. */
const isCommonNoun = (candidate: TopicCandidate): boolean =>
  2 * candidate.asNoun >= candidate.count &&
  !saysNothing(candidate) &&
  namesSomething(candidate.words, isNamed(candidate));

const isNoNoun = (candidate: TopicCandidate): boolean =>
  !isLong(candidate) && candidate.asNoun === 0 && !isNamed(candidate);

function weightOf(candidate: TopicCandidate, counts: ReadonlyMap<string, number>): number {
  const { words, count, speakers } = candidate;
  return (
    Math.sqrt(count) *
    ownShareOf(candidate, counts) ** ownPower *
    (1 + 0.25 * Math.min(speakers.size, 3)) *
    (isLong(candidate) ? 2 : 1) *
    (0.4 + 0.6 * rarityOf(words)) *
    (isNamed(candidate) ? 1.3 : 1)
  );
}

/** How much of a candidate is said in its own chapter. */
const ownShareOf = (
  { words, count }: TopicCandidate,
  counts: ReadonlyMap<string, number>,
): number => count / (counts.get(words.join(' ')) ?? count);

function openingSentences(turns: readonly SpokenTurn[]): string[] {
  const opening: string[] = [];
  let words = 0;
  for (const { text, tokens } of turns.flatMap(({ sentences }) => sentences)) {
    if (words >= announcingWords) break;
    words += tokens.length;
    opening.push(text);
  }
  return opening;
}

function mentionsIn(turns: readonly SpokenTurn[]): Map<string, number> {
  const mentions = new Map<string, number>();
  for (const { keys } of turns.flatMap(({ sentences }) => sentences))
    for (const key of keys) if (key !== null) mentions.set(key, (mentions.get(key) ?? 0) + 1);
  return mentions;
}

function beginningOf(turns: SpokenTurn[]): SpokenTurn[] {
  let words = 0;
  const end = turns.findIndex((turn) => {
    words += turn.words;
    return words > mostWords;
  });
  return end === -1 ? turns : turns.slice(0, end + 1);
}

/** Selects the names that occur in the chapter, once per chapter. */
function namesSaid({ turns }: Talk, names: readonly string[]): string[] {
  const said = new Set<string>();
  for (const { sentences } of turns)
    for (const { tokens } of sentences) for (const token of tokens) said.add(token);
  return names.filter((name) => tokensOf(name).some((token) => said.has(token)));
}

const isWholeRun = (candidate: TopicCandidate): boolean =>
  isLong(candidate) && candidate.endings * 2 >= candidate.count;

function firstWords(turns: readonly SpokenTurn[]): string {
  const longest = turns
    .flatMap(({ sentences }) => sentences)
    .reduce((best, { text }) => (text.length > best.length ? text : best), '');
  const shown = cleanQuote(longest).replace(/^… /, '');
  const words = shown.split(' ');
  return words.length <= openingWords ? shown : `${words.slice(0, openingWords).join(' ')} …`;
}
