import { saysThing } from '@rapport/ask';
import { sentencesOf } from '@rapport/transcript';
import { cutQuote } from '../../figures/cut-quote.ts';

/** Letters of the sentence before a quote; of a longer one the end is kept. */
const beforeMax = 140;
const wordsMin = 3;

/** The name as it is spelled in a turn, and the longest sentence with it; null if the turn does not say it. */
export function cutToThing(text: string, key: string): { label: string; sentence: string } | null {
  const place = saysThing(text, key);
  if (!place) return null;
  const said = text.slice(place.from, place.to).replace(/['’]s$/, '');
  const [sentence] = sentencesOf(text)
    .filter((one) => saysThing(one.text, key))
    .sort((one, other) => other.text.length - one.text.length);
  return {
    label: said.slice(0, 1).toUpperCase() + said.slice(1),
    sentence: cutQuote(sentence?.text ?? text),
  };
}

/**
 * What leads to a sentence of a turn: null if it stands at the beginning, so that the turn before does; else what is
 * said in the turn before the sentence, empty if it is not found.
 */
export function leadingTo(text: string, sentence: string): string | null {
  const sentences = sentencesOf(text).map((one) => one.text);
  const at = sentences.findIndex((one) => one.includes(sentence) || sentence.includes(one));
  if (at === 0) return null;
  const before = sentences.slice(0, Math.max(at, 0)).join(' ');
  return at === 1 && before.split(' ').length <= wordsMin ? null : before;
}

/** The last sentence of a turn, with those before it if it has hardly a word. */
export function lastSentenceOf(text: string): string {
  const sentences = sentencesOf(text).map((one) => one.text);
  let shown = sentences.pop() ?? '';
  while (shown.split(' ').length < wordsMin && sentences.length > 0)
    shown = `${sentences.pop()} ${shown}`;
  if (shown.length <= beforeMax) return shown;
  const end = shown.slice(-beforeMax);
  return `… ${end.slice(end.indexOf(' ') + 1)}`;
}
