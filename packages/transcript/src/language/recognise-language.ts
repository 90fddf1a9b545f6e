import { tokensOf } from '../3-features/words.ts';
import { scriptLanguage } from './script-language.ts';
import { stopWords } from './stop-words.ts';

const wordsLookedAt = 6000;
/** Function words make up 35 to 60 % of a text in its own language and below 20 % in others. */
const leastShare = 0.2;
/** Lower, because talk full of names has few function words and most meetings are in English. */
const leastEnglishShare = 0.05;
const leastWords = 4;
const clearlyAhead = 1.1;
/** With fewer words English is assumed. */
const fewestTokens = 30;

/** ISO 639-1 code, 'und' if unknown: by script, and in Latin script by function words. */
export function recogniseLanguage(turns: readonly { text: string; words: number }[]): string {
  const sample = sampleOf(turns);
  const byScript = scriptLanguage(sample);
  if (byScript !== 'latin') return byScript;
  const tokens = sample.flatMap(tokensOf);
  const [best, second] = [...stopWords]
    .map(([language, words]) => ({
      language,
      found: tokens.filter((token) => words.has(token)).length,
    }))
    .sort((a, b) => b.found - a.found);
  const unknown = tokens.length < fewestTokens ? 'en' : 'und';
  if (!best || best.found === 0) return unknown;
  if (best.language === 'en')
    return best.found >= tokens.length * leastEnglishShare ? 'en' : unknown;
  const isClear =
    best.found >= leastWords &&
    best.found >= tokens.length * leastShare &&
    best.found >= (second?.found ?? 0) * clearlyAhead;
  return isClear ? best.language : unknown;
}

function sampleOf(turns: readonly { text: string; words: number }[]): string[] {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const step = Math.max(1, Math.ceil(words / wordsLookedAt));
  return turns
    .filter((_, at) => at % step === 0)
    .map(({ text }) => text.slice(0, wordsLookedAt * 6));
}
