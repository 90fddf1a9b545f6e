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
/** Fewer words are of a language only if they leave no doubt. */
const fewestTokens = 60;
const leastOwnWords = 2;
const leastOwnShare = 0.05;
/** If at least this share are function words, one of the language alone is enough. */
const mostlyShare = 0.4;
const doubtfulShare = 0.34;

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
  if (!best || best.found === 0) return 'und';
  if (tokens.length < fewestTokens) return isSure(best, tokens) ? best.language : 'und';
  if (best.language === 'en') return best.found >= tokens.length * leastEnglishShare ? 'en' : 'und';
  const isClear =
    best.found >= leastWords &&
    best.found >= tokens.length * leastShare &&
    best.found >= (second?.found ?? 0) * clearlyAhead;
  return isClear ? best.language : 'und';
}

type Found = { language: string; found: number };

/** Whether a short text has function words of this language alone, and few of another. */
function isSure({ language, found }: Found, tokens: readonly string[]): boolean {
  const own = new Map<string, number>();
  for (const token of tokens) {
    const [only, another] = languagesOf.get(token) ?? [];
    if (only !== undefined && another === undefined) own.set(only, (own.get(only) ?? 0) + 1);
  }
  const words = own.get(language) ?? 0;
  own.delete(language);
  const isMostly = found >= leastWords && found >= tokens.length * mostlyShare;
  return (
    words >= (isMostly ? 1 : leastOwnWords) &&
    words >= tokens.length * leastOwnShare &&
    Math.max(0, ...own.values()) <= words * doubtfulShare
  );
}

/** The languages that have a function word. */
const languagesOf = new Map<string, string[]>();
for (const [language, words] of stopWords)
  for (const word of words) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

function sampleOf(turns: readonly { text: string; words: number }[]): string[] {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const step = Math.max(1, Math.ceil(words / wordsLookedAt));
  return turns
    .filter((_, at) => at % step === 0)
    .map(({ text }) => text.slice(0, wordsLookedAt * 6));
}
