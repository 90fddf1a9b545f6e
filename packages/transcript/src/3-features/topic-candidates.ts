import { isAsPerson, speaksOfPerson } from './called-people.ts';
import { lastNames } from './last-names.ts';
import { partsOfName } from './names-said.ts';
import type { Talk } from './talk.ts';
import { isContentWord, singular, tokensOf } from './words.ts';
import { isShouted, type Line, linesOf } from './written-words.ts';

export type TopicCandidate = {
  /** Singular, in lower case. */
  words: string[];
  count: number;
  /** Count by spelling. */
  spellings: Map<string, number>;
  speakers: Set<number | null>;
  /** Tenths of the meeting in which it was said. */
  tenths: Set<number>;
  /** Times written as a name inside a sentence. */
  capitalized: number;
  /** Times after a word that precedes nouns ('the', 'our', 'of'). */
  asNoun: number;
  /** Times after a word that precedes verbs ('we', 'can', 'to'). */
  asVerb: number;
  /** Times addressed or said to speak, as people are, and half of those beside 'he' or 'she'. */
  asPerson: number;
  /** Times that no further content word followed. */
  endings: number;
  /** Times after another word with a capital, as in 'Madison County'. */
  insideName: number;
};

const longestTopicWords = 3;

const beforeNouns = new Set(
  'the a an our your their my his her its this that these those each every any some no of for with about in on another both new der das den dem des ein eine le la les un une du el los las una del il lo gli della het een de um uma do da'.split(
    ' ',
  ),
);
const beforeVerbs = new Set(
  "i you we they to can could will would should must may might shall don't didn't won't can't let's cannot please".split(
    ' ',
  ),
);

/**
 * Counts runs of up to three content words that are said again, in the talk itself if `often` does not name them. Names
 * of people are excluded; `alsoPeople` are further names.
 */
export function topicCandidates(
  talk: Talk,
  alsoPeople: readonly string[],
  often?: ReadonlySet<string>,
): TopicCandidate[] {
  const capitalsTell = !isShouted(talk.turns);
  const lines = linesOf(
    talk,
    capitalsTell,
    new Set([...talk.names, ...alsoPeople].flatMap(partsOfName)),
  );
  const again = often ?? wordsSaidAgain(lines);
  const found = new Map<string, TopicCandidate>();
  for (const line of lines) {
    for (let at = 0; at < line.words.length; at++) {
      for (let length = 1; length <= longestTopicWords; length++) {
        const last = line.words[at + length - 1];
        if (!last?.fit || !again.has(last.key)) break;
        countRun(found, line, at, length, capitalsTell);
        if (last.pause) break;
      }
    }
  }
  for (const run of runsOf(talk.names)) found.delete(run);
  const isPersons = (word: string) => isPersonsName(found.get(word));
  return [...found.values()].filter(
    (candidate) =>
      candidate.words.length === 1 ||
      !(
        candidate.words.some(isPersons) ||
        (isWrittenAsName(candidate) && isFullName(candidate.words))
      ),
  );
}

const isFullName = (words: readonly string[]): boolean => lastNames.has(words.at(-1) ?? '');

/** A word with at least this share of uses as people are called, or with verbs of people, is taken for a name. */
const personShare = 0.12;

const isPersonsName = (word: TopicCandidate | undefined): boolean =>
  word !== undefined && isWrittenAsName(word) && word.asPerson > word.count * personShare;

const isWrittenAsName = ({ capitalized, count }: TopicCandidate): boolean =>
  capitalized >= count / 2;

function wordsSaidAgain(lines: readonly Line[]): Set<string> {
  const once = new Set<string>();
  const often = new Set<string>();
  for (const { words } of lines) {
    for (const { key } of words) {
      if (once.has(key)) often.add(key);
      else once.add(key);
    }
  }
  return often;
}

function runsOf(names: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const name of names) {
    const keys = tokensOf(name).map(singular);
    for (let at = 0; at < keys.length; at++) {
      for (let length = 1; length <= longestTopicWords; length++)
        runs.add(keys.slice(at, at + length).join(' '));
    }
  }
  return runs;
}

/** A name at the start of a sentence may owe its capital to the position. */
const spellingAtStart = 0.1;

function countRun(
  found: Map<string, TopicCandidate>,
  { words, speaker, tenth }: Line,
  at: number,
  length: number,
  capitalsTell: boolean,
): void {
  const run = words.slice(at, at + length);
  const keys = run.map((word) => word.key);
  if (new Set(keys).size < length) return;
  const key = keys.join(' ');
  const candidate = found.get(key) ?? newCandidate(keys);
  found.set(key, candidate);

  const before = words[at - 1];
  const after = words[at + length];
  candidate.count++;
  candidate.speakers.add(speaker);
  candidate.tenths.add(tenth);
  if (before && beforeNouns.has(before.token)) candidate.asNoun++;
  if (before && beforeVerbs.has(before.token)) candidate.asVerb++;
  if (isAsPerson(words, at, length)) candidate.asPerson++;
  if (!after || run.at(-1)?.pause || !isContentWord(after.token)) candidate.endings++;

  const named = capitalsTell && run.every((word) => word.capital);
  // Half, because such a sentence may also name a thing.
  if (named && speaksOfPerson(words)) candidate.asPerson += 0.5;
  const owedToPlace = named && at === 0 && length === 1;
  if (named && !owedToPlace) candidate.capitalized++;
  if (named && before?.capital && before.fit && !before.pause) candidate.insideName++;
  const spelling = run.map((word) => word.text).join(' ');
  const weight = owedToPlace ? spellingAtStart : 1;
  candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + weight);
}

const newCandidate = (words: string[]): TopicCandidate => ({
  words,
  count: 0,
  spellings: new Map(),
  speakers: new Set(),
  tenths: new Set(),
  capitalized: 0,
  asNoun: 0,
  asVerb: 0,
  asPerson: 0,
  endings: 0,
  insideName: 0,
});
