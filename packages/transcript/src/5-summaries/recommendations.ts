import { cleanQuote } from '../3-features/clean-quote.ts';
import { monologueWords } from '../3-features/exchanges.ts';
import { isSomebody } from '../3-features/roles.ts';
import type { Sentence } from '../3-features/sentences.ts';
import type { SpokenTurn } from '../3-features/talk.ts';
import { inSentence, type Topic } from '../3-features/topics.ts';
import { scoreLine } from '../4-sentiment/score-turn.ts';
import { feelingOf, withScores } from '../4-sentiment/shown-feeling.ts';
import type { Interaction, Side } from '../6-graph/interactions.ts';
import { lift } from '../6-graph/strength.ts';
import type { Evidence, Finding, TurnSentiment } from '../types.ts';
import { percent, times, wordsIn } from './numbers.ts';

/** Least share of one person's words, and least number of turns of both. */
const oneSidedShare = 0.8;
const oneSidedFromTurns = 8;
/** With this share of turns with questions, the asker wants the other to speak. */
const askingShare = 0.2;
const negativeTurnsFrom = 2;
const negativeShareFrom = 0.25;
/** Highest lift, and least expected exchanges. */
const lowLift = 0.6;
const expectedFrom = 5;
const hardlyEver = 3;
const mentionsFrom = 3;
/** A topic belongs to two people if they have at least this share of its mentions. */
const ownTopicShare = 0.6;
const shortestQuoteWords = 4;
const longestQuoteWords = 30;
const mostExamples = 3;

/** In people; in a larger meeting, few people speak to each other. */
export const crowdFrom = 9;
const clearlyNegativeTo = -0.5;

export type RecommendationInput = {
  interaction: Interaction;
  names: readonly string[];
  /** Leaders, who are expected to speak more, or less, than others. */
  chairs: ReadonlySet<number>;
  /** Indexed by turn. */
  feelings: readonly TurnSentiment[];
  expected: number;
  topics: readonly Topic[];
  /** In how many sentences each participant (row) mentions each topic (column). */
  topicMentions: readonly (readonly number[])[];
};

type Way = Side & { speaker: string; other: string };

/** Advice to two people, each with its reason: a count or quotation. Empty without a reason. */
export function recommendationsFor(input: RecommendationInput): Finding[] {
  const [first, second] = input.interaction.sides;
  const pair = [first.from, second.from];
  if (!pair.every((person) => isSomebody(input.names[person] ?? ''))) return [];
  const areAmongFew =
    input.names.length < crowdFrom && !pair.some((person) => input.chairs.has(person));
  const there = named(first, input.names);
  const back = named(second, input.names);
  return [
    areAmongFew ? oneSidedTalk(there, back) : null,
    oneWayNegativity(there, back, input.feelings),
    oneWayNegativity(back, there, input.feelings),
    areAmongFew ? farApartOnOneTopic(there, input) : null,
  ].filter((advice) => advice !== null);
}

const named = (side: Side, names: readonly string[]): Way => ({
  ...side,
  speaker: names[side.from] ?? '',
  other: names[side.to] ?? '',
});

/** Only conversation counts, not presentations. */
function oneSidedTalk(there: Way, back: Way): Finding | null {
  const [more, less] = [there, back].map(conversation).sort((a, b) => b.words - a.words);
  if (!more || !less || less.turns === 0 || more.turns + less.turns < oneSidedFromTurns)
    return null;
  const share = more.words / (more.words + less.words);
  const isAsked = less.way.questions.length >= less.turns * askingShare;
  if (share < oneSidedShare || isAsked || more.way.questions.length > 0) return null;
  const { speaker, other } = more.way;
  return {
    text: `In their conversation ${percent(share)} of the words came from ${speaker}. ${speaker} could ask ${other} for their view.`,
    evidence: openings(spokenIn(more.way).sort((a, b) => b.words - a.words)),
  };
}

const spokenIn = ({ turns }: Way) => turns.filter(({ words }) => words < monologueWords);

function conversation(way: Way): { way: Way; turns: number; words: number } {
  const spoken = spokenIn(way);
  return { way, turns: spoken.length, words: spoken.reduce((sum, { words }) => sum + words, 0) };
}

const openings = (turns: readonly Pick<SpokenTurn, 'index' | 'sentences'>[]): Evidence[] =>
  turns
    .slice(0, mostExamples)
    .flatMap(({ index, sentences: [first] }) => (first ? { turn: index, quote: first.text } : []));

function oneWayNegativity(way: Way, back: Way, feelings: readonly TurnSentiment[]): Finding | null {
  const negativeIn = ({ turns }: Way) =>
    withScores(turns, feelings).filter((turn) => feelingOf(turn) === 'negative');
  const negative = negativeIn(way).sort((a, b) => a.score - b.score);
  const [strongest] = negative;
  const often = Math.max(negativeTurnsFrom, negativeShareFrom * way.turns.length);
  if (!strongest || negative.length < often || negativeIn(back).length > 0) return null;
  const quote = mostNegativeSentence(strongest.sentences);
  if (!quote) return null;
  const [, ...others] = negative;
  return {
    text: `${negative.length} of the ${way.turns.length} times ${way.speaker} spoke to ${way.other} sounded negative, none the other way round: "${cleanQuote(quote.text, quote.whole)}" Ask what stands behind it.`,
    evidence: [{ turn: strongest.index, quote: quote.text }, ...openings(others)].slice(
      0,
      mostExamples,
    ),
  };
}

function mostNegativeSentence(sentences: readonly Sentence[]): Sentence | null {
  const [worst] = sentences
    .filter(({ text }) => wordsIn(text) >= shortestQuoteWords && wordsIn(text) <= longestQuoteWords)
    .filter(({ text }) => isPlain(cleanQuote(text)))
    .map((sentence) => ({ sentence, ...scoreLine(sentence.text) }))
    .filter(({ score }) => score <= clearlyNegativeTo)
    .sort((a, b) => a.score - b.score);
  return worst?.sentence ?? null;
}

const isPlain = (text: string): boolean => !/\bsorry\b|^no\b|(?:…|\.\.|[-–—])\W*$/i.test(text);

function farApartOnOneTopic(there: Way, input: RecommendationInput): Finding | null {
  const { value } = input.interaction;
  if (value > hardlyEver || input.expected < expectedFrom) return null;
  if (lift(value, input.expected) > lowLift) return null;
  const ofFirst = input.topicMentions[there.from] ?? [];
  const ofSecond = input.topicMentions[there.to] ?? [];
  const at = input.topics.findIndex((_, topic) => {
    const [one, other] = [ofFirst[topic] ?? 0, ofSecond[topic] ?? 0];
    const all = input.topicMentions.reduce((sum, mentions) => sum + (mentions[topic] ?? 0), 0);
    return Math.min(one, other) >= mentionsFrom && one + other >= all * ownTopicShare;
  });
  const topic = input.topics[at];
  if (!topic) return null;
  const both = `${there.speaker} spoke of ${inSentence(topic)} ${times(ofFirst[at] ?? 0)} and ${there.other} ${times(ofSecond[at] ?? 0)}`;
  return {
    text: `${both}, but they spoke to each other only ${times(value)} where their shares of the talk would suggest ${Math.round(input.expected)}. A direct word on it may help.`,
    evidence: [],
  };
}
