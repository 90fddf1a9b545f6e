import type { Talk } from './talk.ts';
import { type TopicCandidate, topicCandidates } from './topic-candidates.ts';
import { singular } from './words.ts';

export type Topic = {
  /** As it was said most often, with a capital. */
  text: string;
  /** Whether it was written as a name. */
  named: boolean;
  /** Its words, singular and in lower case. */
  words: string[];
};

const mostTopics = 5;

const projectNouns: ReadonlySet<string> = new Set(
  `project initiative rollout migration programme program campaign launch roadmap redesign pilot workstream upgrade
  release strategy rebrand integration prototype refactoring audit`.split(/\s+/),
);

/** Words that name something in a phrase ("customer portal") and too little alone. */
const vagueAlone: ReadonlySet<string> = new Set(
  `user customer client data system information group company community decision model project government
  minister deputy country state city public local north south east west council member number process product
  service market change option price page file code test phase feature field form control class proposal
  caption speaker role machine network program programme website open link function strong weak return power
  result object event ability index book article block chain path mode state method core unit resource source
  implementation execution construction efficiency accountability simulation behavior behaviour technology language
  opinion interest effort quality amount value rate range approach solution option opportunity challenge impact
  benefit concern request response input output content context structure design quote respect manner aspect kind
  attention position direction degree extent sort thing stuff rest deal sense view ground hope word story
  device tool button key box board paper report task job action activity effect risk cost money law rule right
  nature type standard version layer stack setup release default basis limit total share history future past`.split(
    /\s+/,
  ),
);
/** A phrase that mostly goes on is half a phrase, or an adjective. */
const endingShare = 0.5;
/** Where a word is said with verbs and calls that go with people this often, it is somebody's name. */
const personShare = 0.12;

/** A topic comes up again: this often at least, and oftener in long meetings. */
const fewestMentions = 3;
const fewestMentionsInShortMeeting = 2;
const shortMeetingWords = 1200;
const wordsPerMention = 2500;
/** A topic that matters less than this part of the first one is left out. */
const weakestShare = 0.25;
/** Lone words in small letters ("budget") only fill up a short list: most are too general to tell much. */
const mostTopicsWithLoneWords = 3;
const nounShare = 0.25;
const loneWordNounShare = 0.45;

/**
 * The projects and topics a meeting came back to, the weightiest first, at most five, as they were said.
 * Names of people are no topics; `alsoPeople` are names to keep out beside the participants'.
 */
export function findTopics(talk: Talk, alsoPeople: readonly string[] = []): Topic[] {
  const words = talk.turns.reduce((sum, turn) => sum + turn.words, 0);
  const needed =
    words < shortMeetingWords
      ? fewestMentionsInShortMeeting
      : fewestMentions + Math.floor(words / wordsPerMention);
  const ranked = topicCandidates(talk, alsoPeople)
    .filter((candidate) => isPhrase(candidate, needed))
    .map((candidate) => ({ candidate, weight: weigh(candidate) }))
    .sort((a, b) => b.weight - a.weight || (spell(a.candidate) < spell(b.candidate) ? -1 : 1));

  const chosen: typeof ranked = [];
  const taken = new Set<string>();
  for (const entry of ranked) {
    const tooWeak = entry.weight < weakestShare * (chosen[0]?.weight ?? 0);
    if (tooWeak || chosen.length === mostTopics) break;
    if (entry.candidate.words.some((word) => taken.has(stem(word)))) continue;
    if (isLoneWord(entry.candidate) && chosen.length >= mostTopicsWithLoneWords) continue;
    chosen.push(entry);
    for (const word of entry.candidate.words) taken.add(stem(word));
  }
  return chosen.map(({ candidate }) => ({
    text: spell(candidate),
    named: isNamed(candidate),
    words: candidate.words,
  }));
}

/** Whether a candidate said `needed` times, or half as often again for a single word, names something. */
export function isPhrase(candidate: TopicCandidate, needed: number): boolean {
  const { words, count, asNoun } = candidate;
  const named = isNamed(candidate);
  if (candidate.endings < count * endingShare) return false;
  if (candidate.asPerson > count * personShare) return false;
  if (isProject(candidate) && count >= 2) return true;
  if (count < (words.length > 1 ? needed : Math.ceil(needed * 1.5))) return false;
  if (words.length === 1) {
    const [word = ''] = words;
    return (
      !vagueAlone.has(word) && (named || (word.length > 3 && asNoun >= count * loneWordNounShare))
    );
  }
  return named || asNoun >= count * nounShare;
}

export const isNamed = ({ capitalized, count, words }: TopicCandidate): boolean =>
  capitalized >= count * (words.length > 1 ? 0.5 : 0.75);

const isLoneWord = (candidate: TopicCandidate): boolean =>
  candidate.words.length === 1 && !isNamed(candidate);

const isProject = ({ words }: TopicCandidate): boolean =>
  words.length > 1 &&
  words.some((word) => projectNouns.has(word) || projectNouns.has(singular(word)));

/** Words that begin alike ("Canada", "Canadians") are one topic. */
export const stem = (word: string): string => word.slice(0, 6);

/** Often, all through the meeting, by several people, in a phrase of more than one word or as a name. */
function weigh(candidate: TopicCandidate): number {
  const { words, count, tenths, speakers } = candidate;
  return (
    Math.sqrt(count) *
    Math.log2(1 + tenths.size) *
    (1 + 0.25 * Math.min(speakers.size, 4)) *
    (words.length > 1 ? 2 : 1) *
    (isNamed(candidate) ? 1.3 : 1) *
    (isProject(candidate) ? 1.5 : 1)
  );
}

/** The spelling said most often; a phrase in small letters gets a capital. */
export function spell({ spellings }: TopicCandidate): string {
  let best = '';
  let most = 0;
  for (const [spelling, count] of spellings) {
    if (count > most || (count === most && spelling < best)) {
      best = spelling;
      most = count;
    }
  }
  return best.slice(0, 1).toUpperCase() + best.slice(1);
}
