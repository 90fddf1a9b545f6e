import { cleanQuote } from '../3-features/clean-quote.ts';
import { isSomebody, presides } from '../3-features/roles.ts';
import type { Sentence } from '../3-features/sentences.ts';
import { placesOfTokens } from '../3-features/words.ts';
import { evidenceOf, shownFeeling, withScores } from '../4-sentiment/shown-feeling.ts';
import type { Interaction, Side } from '../6-graph/interactions.ts';
import type { Evidence, Finding, TurnSentiment } from '../types.ts';
import { counted, times } from './numbers.ts';
import type { PhraseWeights } from './phrase-weights.ts';
import { crowdFrom } from './recommendations.ts';

const mostBullets = 4;
const mostSharedPhrases = 3;
const silenceFrom = 3;
/** Per person. */
const mostExamples = 3;

export type PairSummaryInput = {
  interaction: Interaction;
  names: readonly string[];
  marksQuestions: boolean;
  /** Indexed by turn. */
  feelings: readonly TurnSentiment[];
  weights: PhraseWeights;
  subjects: ReadonlySet<string>;
  /** Agreement is found in English only. */
  isEnglish: boolean;
};

/** Counts, stances, mood and shared phrases of two people, in one to four sentences. */
export function pairSummary(input: PairSummaryInput): Finding[] {
  const { names, feelings } = input;
  const { sides, value } = input.interaction;
  const ways = sides.map((side) => ({
    ...side,
    speaker: names[side.from] ?? '',
    other: names[side.to] ?? '',
  }));
  return [
    counting(howOften(ways, value, names.length)),
    input.marksQuestions ? questionsBetween(ways) : null,
    input.isEnglish ? (disagreements(ways) ?? agreements(ways)) : null,
    moods(ways, feelings),
    counting(sharedPhrases(sides, input)),
  ]
    .filter((bullet) => bullet !== null)
    .slice(0, mostBullets);
}

type Way = Side & { speaker: string; other: string };

/** A finding without evidence, because it is about many turns. */
const counting = (text: string | null): Finding | null =>
  text === null ? null : { text, evidence: [] };

const wordsOf = ({ turn, stance }: Side['stances'][number]): Evidence => ({
  turn,
  quote: stance.sentence.text,
});

function howOften(ways: readonly Way[], value: number, people: number): string {
  // In a large meeting, or after a few words, silence means nothing.
  const tellsSilence = value >= silenceFrom && people < crowdFrom;
  const oneWay = ways.find((_, at) => ways[1 - at]?.turns.length === 0);
  if (oneWay) {
    const { speaker, other } = oneWay;
    const said = `${speaker} spoke to ${other} ${times(value)}`;
    return tellsSilence ? `${said}; ${other} did not speak to ${speaker}.` : `${said}.`;
  }
  const each = ways.map(
    ({ speaker, other, turns }) => `${speaker} to ${other} ${times(turns.length)}`,
  );
  return `They spoke to each other ${times(value)}: ${each.join(', ')}.`;
}

function questionsBetween(ways: readonly Way[]): Finding | null {
  const asked = ways.filter(({ questions }) => questions.length > 0);
  const parts = asked.map(
    ({ speaker, other, questions }) =>
      `${speaker} asked ${other} ${counted(questions.length, 'question')}`,
  );
  if (parts.length === 0) return null;
  const evidence = asked
    .flatMap(({ questions }) => questions.slice(0, mostExamples))
    .map(({ turn, text }) => ({ turn, quote: text }));
  return { text: `${parts.join('; ')}.`, evidence };
}

function disagreements(ways: readonly Way[]): Finding | null {
  const evidence: Evidence[] = [];
  const parts = ways.flatMap(({ speaker, other, stances }) => {
    const against = stances.filter(({ stance }) => stance.kind === 'disagrees');
    const [example] = against;
    if (!example) return [];
    evidence.push(...against.slice(0, mostExamples).map(wordsOf));
    const { text, whole } = example.stance.sentence;
    const quote = cleanQuote(text, whole);
    return [`${speaker} disagreed with ${other} ${times(against.length)}: "${quote}"`];
  });
  return parts.length === 0 ? null : { text: parts.join(' '), evidence };
}

function agreements(ways: readonly Way[]): Finding | null {
  const agreeing = ways.filter(({ stances }) => stances.length > 0);
  if (agreeing.length === 0) return null;
  const parts = agreeing.map(
    ({ speaker, other, stances }) => `${speaker} agreed with ${other} ${times(stances.length)}`,
  );
  const evidence = agreeing.flatMap(({ stances }) => stances.slice(0, mostExamples).map(wordsOf));
  return { text: `${parts.join(', ')}.`, evidence };
}

function moods(ways: readonly Way[], feelings: readonly TurnSentiment[]): Finding | null {
  const told = ways.flatMap((way) => toneOf(way, feelings) ?? []);
  const [first, second] = told;
  if (!first) return null;
  const evidence = told.flatMap((tone) => tone.evidence);
  if (first.sentiment === second?.sentiment)
    return {
      text: `What they said to each other sounded ${first.sentiment}, both ways.`,
      evidence,
    };
  const parts = told.map(
    ({ speaker, other, sentiment }) => `What ${speaker} said to ${other} sounded ${sentiment}.`,
  );
  return { text: parts.join(' '), evidence };
}

/**
 * What the words of one person to the other show. Null towards a chair, since such words are meant for others, and for
 * labels that several people share.
 */
function toneOf({ turns, speaker, other }: Way, feelings: readonly TurnSentiment[]) {
  if (presides(other) || !isSomebody(speaker) || !isSomebody(other)) return null;
  const shown = shownFeeling(withScores(turns, feelings));
  if (!shown || shown.sentiment === 'neutral') return null;
  return { speaker, other, sentiment: shown.sentiment, evidence: evidenceOf(shown.turns) };
}

function sharedPhrases(
  [first, second]: readonly [Side, Side],
  { weights, subjects }: PairSummaryInput,
): string | null {
  const own = phrasesOf(first);
  const shared = [...phrasesOf(second)]
    .filter(([key]) => own.has(key) && weights.has(key) && subjects.has(key))
    .map(([key, phrase]) => ({ key, phrase, weight: weightOf(key, weights) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const chosen: string[] = [];
  const taken = new Set<string>();
  for (const { key, phrase } of shared) {
    const words = key.split(' ');
    if (words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    if (chosen.push(`"${asSaid(phrase)}"`) === mostSharedPhrases) break;
  }
  const last = chosen.pop();
  if (last === undefined) return null;
  return `Both spoke of ${chosen.length > 0 ? `${chosen.join(', ')} and ` : ''}${last}.`;
}

const weightOf = (key: string, weights: PhraseWeights): number =>
  (weights.get(key) ?? 0) * (key.includes(' ') ? 2 : 1);

/** Positions of the first and last word. */
type Phrase = { sentence: Sentence; from: number; to: number };

/** First use of content words and pairs, by key. */
function phrasesOf({ turns }: Side): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const add = (key: string, phrase: Phrase) => {
    if (!phrases.has(key)) phrases.set(key, phrase);
  };
  for (const { sentences } of turns) {
    for (const sentence of sentences) {
      for (const [at, key] of sentence.keys.entries()) {
        if (key === null) continue;
        add(key, { sentence, from: at, to: at });
        const before = sentence.keys[at - 1];
        if (before) add(`${before} ${key}`, { sentence, from: at - 1, to: at });
      }
    }
  }
  return phrases;
}

function asSaid({ sentence: { text }, from, to }: Phrase): string {
  const places = placesOfTokens(text);
  return text.slice(places[from]?.start, places[to]?.end);
}
