import { type AskAnswer, figureNotShown, type KeptReason } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { ofPeriodWords } from './filter-words.ts';
import type { ShownAnswer } from './shown-answer.ts';

const keptBecause: Record<KeptReason, string> = {
  'no-answer': 'The language model did not answer',
  'too-slow': 'The language model took too long',
  'unreadable-answer': 'The language model gave an invalid answer',
  'not-borne-out': 'The quotes do not support what the language model wrote',
  'not-asked': 'The language model was not asked',
  'switched-off': 'Your organization has switched the language model off',
  'cut-prompt': 'The language model read only a part of the quotes',
  'cut-answer': 'The language model stopped in the middle of its answer',
  'over-limit': 'Your organization’s tokens of this month are used up',
};

/** Says who worded the answer, what was read, and how long it took. */
export function bylineWords(
  { read, reading, written }: Pick<AskAnswer, 'read' | 'reading' | 'written'>,
  { by, figure, quotes }: Pick<ShownAnswer, 'by' | 'figure' | 'quotes'>,
  /** Whether the language model was asked or has failed. */
  wording: 'asked' | 'failed' | null,
): string {
  if (figure?.value === figureNotShown) return 'Nothing was counted.';
  if (figure)
    return `Counted, not estimated, in the ${counted(read.meetings, 'meeting')}${ofPeriodWords(reading)} that you may open; in ${secondsWords(read.milliseconds)}.`;
  const meetings = `${counted(read.meetings, 'meeting')} you may open in ${secondsWords(read.milliseconds)}`;
  return `${author()} Read ${meetings}.`;

  function author(): string {
    const carriers = counted(quotes.length, 'quote');
    if (by === 'model' && written)
      return `Written by ${written.model}, only from the ${carriers} below.`;
    if (by === 'count') return 'Counted, not estimated.';
    if (wording === 'asked')
      return 'Quotes, word for word. A language model is wording the answer.';
    if (wording === 'failed') return 'Quotes only: the language model could not be asked.';
    const kept = written?.kept;
    return kept ? `Quotes only: ${lowered(keptBecause[kept])}.` : 'Quotes only, word for word.';
  }
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** '0.2 s' */
export const secondsWords = (milliseconds: number): string =>
  milliseconds < 100 ? 'less than 0.1 s' : `${(milliseconds / 1000).toFixed(1)} s`;
