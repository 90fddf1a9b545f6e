import type { Talk } from './talk.ts';
import type { TopicCandidate } from './topic-candidates.ts';
import {
  isLoneWord,
  isNamed,
  isPhrase,
  isProject,
  isRareName,
  projectNouns,
  spell,
} from './topic-phrases.ts';
import { isFamiliar, rarityOf } from './topic-words.ts';

export type Topic = {
  /** The most frequent spelling, with a capital. */
  text: string;
  named: boolean;
  /** Singular, in lower case. */
  words: string[];
};

const mostTopics = 5;

const fewestMentions = 3;
const fewestMentionsInShortMeeting = 2;
const shortMeetingWords = 1200;
const wordsPerMention = 2500;
/** Of the weight of the first topic. A rare name may be said much less than the word of the whole group. */
const weakestShare = { rare: 0.1, other: 0.25 };
/** A single lower-case word ('budget') is a topic only if all of a meeting is about it. */
const loneWord = { timesAsOften: 3, fewestTenths: 6, fewestSpeakers: 3, most: 1 };

/** The topics that a meeting came back to, at most five: names and phrases by weight, then nouns that many meetings say. */
export function topicsAmong(talk: Talk, candidates: readonly TopicCandidate[]): Topic[] {
  const { turns, names } = talk;
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const needed =
    words < shortMeetingWords
      ? fewestMentionsInShortMeeting
      : fewestMentions + Math.floor(words / wordsPerMention);
  const isThroughout = ({ count, tenths, speakers }: TopicCandidate): boolean =>
    count >= loneWord.timesAsOften * needed &&
    tenths.size >= loneWord.fewestTenths &&
    speakers.size >= Math.min(loneWord.fewestSpeakers, names.length);
  const ranked = candidates
    .filter((candidate) => isPhrase(candidate, needed))
    .filter((candidate) => !isLoneWord(candidate) || isThroughout(candidate))
    .map((candidate) => ({ candidate, weight: weigh(candidate) }))
    .sort(
      (a, b) =>
        placeOf(a.candidate) - placeOf(b.candidate) ||
        b.weight - a.weight ||
        (spell(a.candidate) < spell(b.candidate) ? -1 : 1),
    );

  const first = Math.max(0, ...ranked.map(({ weight }) => weight));
  const chosen: typeof ranked = [];
  const taken: string[] = [];
  for (const entry of ranked) {
    if (chosen.length === mostTopics) break;
    const share = isRareName(entry.candidate) ? weakestShare.rare : weakestShare.other;
    if (entry.weight < share * first) continue;
    const own = entry.candidate.words.filter((word) => !projectNouns.has(word));
    if (own.some((word) => taken.some((other) => areAlike(word, other)))) continue;
    const isSecond = chosen.filter((one) => isLoneWord(one.candidate)).length >= loneWord.most;
    if (isLoneWord(entry.candidate) && isSecond) continue;
    chosen.push(entry);
    taken.push(...own);
  }
  return chosen.map(({ candidate }) => ({
    text: spell(candidate),
    named: isNamed(candidate),
    words: candidate.words,
  }));
}

/** Inside a sentence only a name keeps its capital. */
export const inSentence = ({ text, named }: Topic): string =>
  named || /\p{Lu}/u.test(text.slice(1)) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/** Content keys of phrases said twice and of words said three times. */
export const subjectsAmong = (candidates: readonly TopicCandidate[]): ReadonlySet<string> =>
  new Set(
    candidates.filter((candidate) => isPhrase(candidate, 2)).map(({ words }) => words.join(' ')),
  );

/** Rare names and phrases go before frequent nouns. */
const placeOf = (candidate: TopicCandidate): number =>
  Number(isLoneWord(candidate) && candidate.words.some(isFamiliar));

/** The beginning of a word, to recognise its forms. */
export const stem = (word: string): string => word.slice(0, 6);

/** Words that begin alike ('institution', 'institutional') are one topic. */
function areAlike(one: string, other: string): boolean {
  if (stem(one) === stem(other)) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter <= 6 && one.slice(0, 5) === other.slice(0, 5);
}

/** By frequency, spread over the meeting, number of speakers, rarity, and being a phrase or a name. */
function weigh(candidate: TopicCandidate): number {
  const { words, count, tenths, speakers } = candidate;
  return (
    Math.sqrt(count) *
    Math.log2(1 + tenths.size) *
    (1 + 0.25 * Math.min(speakers.size, 4)) *
    (words.length > 1 ? 2 : 1) *
    (isNamed(candidate) ? 1.5 : 1) *
    (0.4 + 0.6 * rarityOf(words)) *
    (isProject(candidate) ? 1.5 : 1)
  );
}
