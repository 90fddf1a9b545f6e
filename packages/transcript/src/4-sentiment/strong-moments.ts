import { tokensOf } from '../3-features/words.ts';
import type { Sentiment, StrongMoment, Turn, TurnSentiment } from '../types.ts';
import { feelingWordsIn } from './lexicon.ts';
import { type Token, tokensIn } from './tokens.ts';

/** Few, because a single line is often misread. */
const mostOfEach = 3;
/** At this score, three of four turns agree with the readers' labels (docs/analysis.md). */
export const strongFrom = { positive: 0.6, negative: 0.7 };
/** A shorter turn such as 'Great!' is a courtesy. */
const fewestWords = 6;
/** Words with less weight ('hard', 'better') are not a feeling by themselves. */
const leastWeight = 1;

/** The most positive and most negative turns, at most three each, in order of speech, without repeated words. */
export function strongMoments(turns: readonly (Turn & TurnSentiment)[]): StrongMoment[] {
  const shown = new Set<string>();
  const strongest = (sentiment: StrongMoment['sentiment']) =>
    turns
      .filter((turn) => turn.sentiment === sentiment)
      .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.index - b.index)
      .values()
      .flatMap((turn) => {
        const words = wordsBehind(turn);
        const said = tokensOf(turn.text).join(' ');
        if (words.length === 0 || shown.has(said)) return [];
        shown.add(said);
        return [{ turn: turn.index, sentiment, words }];
      })
      .take(mostOfEach);
  return [...strongest('positive'), ...strongest('negative')].sort((a, b) => a.turn - b.turn);
}

/** The words of feeling in a strong turn; empty if there are none or the turn is not strong. */
export function wordsBehind({
  text,
  words,
  sentiment,
  score,
}: Pick<Turn & TurnSentiment, 'text' | 'words' | 'sentiment' | 'score'>): string[] {
  if (sentiment === 'neutral' || words < fewestWords) return [];
  if (Math.abs(score) < strongFrom[sentiment]) return [];
  return feelingWordsOf(text, sentiment);
}

function feelingWordsOf(text: string, sentiment: Exclude<Sentiment, 'neutral'>): string[] {
  const said = stretchesIn(text)
    .flatMap(feelingWordsIn)
    .filter(({ weight }) => Math.abs(weight) >= leastWeight)
    .filter(({ weight, isNegated }) => (weight > 0 !== isNegated) === (sentiment === 'positive'))
    .flatMap(({ words, isNegated }) => asSaid(words, isNegated, text) ?? [])
    .filter((words) => !courtesy.test(words));
  return [...new Set(said)];
}

const courtesy = /^(?:thanks?|thank (?:you|god))\b/i;
/** Phrases that evaluate nothing: 'I have a good idea of it', "I'm good". */
const formulas =
  /\bhave a (?:good|great|nice|lovely|wonderful) (?:one|day|evening|night|week|weekend|rest)\b|\bhave (?:a )?(?:pretty |very |fairly )?good idea\b|\bI like to (?:think|call|see it|say)\b|\bI['’ ]{0,2}m (?:doing )?(?:good|fine|great)\b/gi;

/** Splits at punctuation, since no phrase crosses it. */
function stretchesIn(text: string): Token[][] {
  const stretches: Token[][] = [[]];
  for (const token of tokensIn(text.replace(formulas, ','))) {
    if (token.isWord) stretches.at(-1)?.push(token);
    else stretches.push([]);
  }
  return stretches;
}

const negation = `(?:not|no|never|hardly|nothing|nobody|without|\\p{L}+n['\\u2019]?t|cannot)`;
const upToTwoWords = `(?:[^\\p{L}.!?]+\\p{L}[\\p{L}'\\u2019]*){0,2}`;

/** The words as they were said, including a negation before them. */
function asSaid(words: readonly string[], isNegated: boolean, text: string): string | null {
  const phrase = words.map((word) => word.replaceAll("'", " ?['\\u2019]")).join('[^\\p{L}\\p{N}]+');
  const before = isNegated ? `${negation}${upToTwoWords}[^\\p{L}.!?]+` : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${before}${phrase}(?![\\p{L}\\p{N}])`, 'iu');
  return pattern.exec(text)?.[0] ?? null;
}
