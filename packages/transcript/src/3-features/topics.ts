import type { Talk } from './talk.ts';
import type { TopicCandidate } from './topic-candidates.ts';
import { isCommonWord, isFamiliar, namesSomething, rarityOf } from './topic-words.ts';
import { vagueAlone } from './vague-words.ts';
import { singular } from './words.ts';

export type Topic = {
  /** The most frequent spelling, with a capital. */
  text: string;
  named: boolean;
  /** Singular, in lower case. */
  words: string[];
};

const mostTopics = 5;

const projectNouns: ReadonlySet<string> = new Set(
  `project initiative rollout migration programme program campaign launch roadmap redesign pilot workstream upgrade
  release strategy rebrand integration prototype refactoring audit`.split(/\s+/),
);

/** A run that rarely ends a phrase is part of a longer one, or an adjective. */
const endingShare = 0.5;
/** A word with at least this share of uses with verbs of people is taken for a name. */
const personShare = 0.12;

const fewestMentions = 3;
const fewestMentionsInShortMeeting = 2;
const shortMeetingWords = 1200;
const wordsPerMention = 2500;
const weakestShare = 0.25;
/** Single lower-case words ('budget') are too general; they only fill a short list. */
const mostTopicsWithLoneWords = 3;
const nounShare = 0.25;
const loneWordNounShare = 0.45;

/** The topics that a meeting came back to, at most five: names and phrases by weight, then nouns that many meetings say. */
export function topicsAmong({ turns }: Talk, candidates: readonly TopicCandidate[]): Topic[] {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const needed =
    words < shortMeetingWords
      ? fewestMentionsInShortMeeting
      : fewestMentions + Math.floor(words / wordsPerMention);
  const ranked = candidates
    .filter((candidate) => isPhrase(candidate, needed))
    .map((candidate) => ({ candidate, weight: weigh(candidate) }))
    .sort(
      (a, b) =>
        Number(isFrequentNoun(a.candidate)) - Number(isFrequentNoun(b.candidate)) ||
        b.weight - a.weight ||
        (spell(a.candidate) < spell(b.candidate) ? -1 : 1),
    );

  const chosen: typeof ranked = [];
  const taken: string[] = [];
  for (const entry of ranked) {
    const tooWeak = entry.weight < weakestShare * (chosen[0]?.weight ?? 0);
    if (tooWeak || chosen.length === mostTopics) break;
    const own = entry.candidate.words.filter((word) => !projectNouns.has(word));
    if (own.some((word) => taken.some((other) => areAlike(word, other)))) continue;
    if (isLoneWord(entry.candidate) && chosen.length >= mostTopicsWithLoneWords) continue;
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

export function isPhrase(candidate: TopicCandidate, needed: number): boolean {
  const { words, count, asNoun } = candidate;
  const named = isNamed(candidate);
  if (!namesSomething(words, named) || candidate.insideName > count / 2) return false;
  if (candidate.endings < count * endingShare) return false;
  if (!named && isVerb(candidate)) return false;
  if (candidate.asPerson > count * personShare) return false;
  if (isProject(candidate) && count >= 2) return true;
  if (count < (words.length > 1 ? needed : Math.ceil(needed * 1.5))) return false;
  if (words.length === 1) {
    const [word = ''] = words;
    return (
      !isVague(candidate) && (named || (word.length > 3 && asNoun >= count * loneWordNounShare))
    );
  }
  return named || asNoun >= count * nounShare;
}

/** 'Increase capacity' is mostly said after 'to', 'can' or 'we'. */
export const isVerb = ({ asVerb, count }: TopicCandidate): boolean => asVerb > count / 2;

/** A word that says too little alone, unless it is a name. */
export const isVague = (candidate: TopicCandidate): boolean => {
  const [word = '', ...more] = candidate.words;
  const isCommon = more.length === 0 && !isNamed(candidate) && isCommonWord(word);
  return isCommon || saysNothing(candidate);
};

/** 'Thing', 'way', 'today'. */
export const saysNothing = ({ words: [word = '', ...more] }: TopicCandidate): boolean =>
  more.length === 0 && vagueAlone.has(word);

export const isNamed = ({ capitalized, count, words }: TopicCandidate): boolean =>
  capitalized >= count * (words.length > 1 ? 0.5 : 0.75);

const isLoneWord = (candidate: TopicCandidate): boolean =>
  candidate.words.length === 1 && !isNamed(candidate);

const isFrequentNoun = (candidate: TopicCandidate): boolean =>
  isLoneWord(candidate) && candidate.words.some(isFamiliar);

/** 'Project Heron', 'warehouse migration', but not 'project management'. */
function isProject(candidate: TopicCandidate): boolean {
  const [first = ''] = candidate.words;
  const last = candidate.words.at(-1) ?? '';
  if (candidate.words.length === 1) return false;
  return (
    projectNouns.has(last) ||
    projectNouns.has(singular(last)) ||
    (projectNouns.has(first) && isNamed(candidate))
  );
}

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

/** Spelled words in some transcripts: 'L_C_D'. */
const spelledOut = /(?<![\p{L}_])\p{Lu}(?:_\p{Lu})+_?(?![\p{L}])/gu;

export function spell({ spellings }: TopicCandidate): string {
  let best = '';
  let most = 0;
  for (const [spelling, count] of spellings) {
    if (count > most || (count === most && spelling < best)) {
      best = spelling;
      most = count;
    }
  }
  const plain = best.replace(spelledOut, (letters) => letters.replaceAll('_', ''));
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}
