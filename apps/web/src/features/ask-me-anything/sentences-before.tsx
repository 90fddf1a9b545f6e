import type { AnswerQuote } from '@rapport/contract';
import { speakerName } from './quote-words.ts';

/** Longer sentences are shown by their end, which leads to the quote. */
const charactersMax = 140;

/** The sentences before a quote, each on a line of its own. */
export const SentencesBefore = ({ quote: { before } }: { quote: AnswerQuote }) =>
  before.map((sentence) => (
    <p
      key={sentence.text}
      className="mb-0.5 max-w-[74ch] text-12 text-ink-3 text-pretty wrap-anywhere"
    >
      {`${speakerName(sentence)}: “${endOf(sentence.text)}”`}
    </p>
  ));

function endOf(text: string): string {
  if (text.length <= charactersMax) return text;
  const from = text.indexOf(' ', text.length - charactersMax);
  return `… ${text.slice(from < 0 ? -charactersMax : from + 1)}`;
}
