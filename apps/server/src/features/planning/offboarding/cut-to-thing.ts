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

/** Whether a sentence stands at the beginning of a turn, so that the turn before leads to it. */
export function opensTurn(text: string, sentence: string): boolean {
  const [first, second] = sentencesOf(text).map((one) => one.text);
  const isShort = (first ?? '').split(' ').length <= wordsMin;
  return sentence.startsWith(first ?? sentence) || (isShort && second === sentence);
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
