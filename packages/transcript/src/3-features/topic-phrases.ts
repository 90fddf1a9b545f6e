import { everydayTools } from './everyday-tools.ts';
import { placeNames, placePairs } from './place-names.ts';
import type { TopicCandidate } from './topic-candidates.ts';
import { isCommonWord, isFamiliar, namesSomething } from './topic-words.ts';
import { vagueAlone } from './vague-words.ts';
import { singular } from './words.ts';

export const projectNouns: ReadonlySet<string> = new Set(
  `project initiative rollout migration programme program campaign launch roadmap redesign pilot workstream upgrade
  release strategy rebrand integration prototype refactoring audit`.split(/\s+/),
);

/** A run that rarely ends a phrase is part of a longer one, or an adjective. */
const endingShare = 0.5;
/** A word with at least this share of uses with verbs of people is taken for a name. */
const personShare = 0.12;

const nounShare = 0.25;
/** A single name in plain letters is mostly one of a person or a place. */
const fewestOfPlainName = 5;
const loneWordNounShare = 0.45;

export function isPhrase(candidate: TopicCandidate, needed: number): boolean {
  const { words, count, asNoun } = candidate;
  const named = isNamed(candidate);
  if (!namesMatter(candidate) || saysNothing(candidate)) return false;
  if (candidate.endings < count * endingShare) return false;
  if (isProject(candidate) && count >= 2) return true;
  if (words.length === 1 && looksLikePerson(candidate) && count < fewestOfPlainName) return false;
  const isToldEarly = words.length > 1 || (isRareName(candidate) && !looksLikePerson(candidate));
  if (count < (isToldEarly ? needed : Math.ceil(needed * 1.5))) return false;
  if (words.length === 1) {
    const [word = ''] = words;
    return (
      !isVague(candidate) && (named || (word.length > 3 && asNoun >= count * loneWordNounShare))
    );
  }
  return named || asNoun >= count * nounShare;
}

/** Whether a candidate that was said again could be a topic of a meeting that came back to it more often. */
export const couldBeTopic = (candidate: TopicCandidate): boolean =>
  candidate.count >= 2 && namesMatter(candidate) && !isVague(candidate);

function namesMatter(candidate: TopicCandidate): boolean {
  const { words, count } = candidate;
  const named = isNamed(candidate);
  if (!namesSomething(words, named) || candidate.insideName > count / 2) return false;
  if (!named && isVerb(candidate)) return false;
  return candidate.asPerson <= count * personShare;
}

/** 'Increase capacity' is mostly said after 'to', 'can' or 'we'. */
export const isVerb = ({ asVerb, count }: TopicCandidate): boolean => asVerb > count / 2;

/** A word that says too little alone, unless it is a name. */
export const isVague = (candidate: TopicCandidate): boolean => {
  const [word = '', ...more] = candidate.words;
  const isCommon = more.length === 0 && !isNamed(candidate) && isCommonWord(word);
  return isCommon || saysNothing(candidate);
};

/** 'Thing', 'way', 'Canada', 'Zoom'. */
export const saysNothing = ({ words }: TopicCandidate): boolean => {
  const [word = '', ...more] = words;
  if (more.length > 0) return placePairs.has(words.join(' '));
  return vagueAlone.has(word) || placeNames.has(word) || everydayTools.has(word);
};

export const isNamed = ({ capitalized, count, words }: TopicCandidate): boolean =>
  capitalized >= count * (words.length > 1 ? 0.5 : 0.75);

export const isLoneWord = (candidate: TopicCandidate): boolean =>
  candidate.words.length === 1 && !isNamed(candidate);

/** A name of words that hardly any other meeting says. */
export const isRareName = (candidate: TopicCandidate): boolean =>
  isNamed(candidate) && !candidate.words.some(isFamiliar);

/** 'Katya', but not 'LeanVM', 'ETH70' or 'HTK'. */
const looksLikePerson = (candidate: TopicCandidate): boolean =>
  isNamed(candidate) && /^\p{Lu}[\p{Ll}'’-]+$/u.test(spell(candidate));

const ofDeterminer = 0.2;

/** 'Quill Harrowell': two names in plain letters, seldom after an article, the last in hardly any other meeting. */
export const looksLikeFullName = (candidate: TopicCandidate): boolean =>
  candidate.words.length === 2 &&
  isNamed(candidate) &&
  candidate.asNoun < ofDeterminer * candidate.count &&
  !isFamiliar(candidate.words[1] ?? '') &&
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(spell(candidate));

/** 'Project Heron', 'warehouse migration', but not 'project management'. */
export function isProject(candidate: TopicCandidate): boolean {
  const [first = ''] = candidate.words;
  const last = candidate.words.at(-1) ?? '';
  if (candidate.words.length === 1) return false;
  return (
    projectNouns.has(last) ||
    projectNouns.has(singular(last)) ||
    (projectNouns.has(first) && isNamed(candidate))
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
