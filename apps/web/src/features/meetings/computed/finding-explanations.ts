import { counted } from '@/lib/number-words.ts';
import type { Explanation } from './explanation.ts';

const basis = 'the sentences of one transcript';
const whatIsMaybe =
  'What is only likely is folded under the list, and counts nowhere until somebody says yes.';

/** Explains the sentences of In short. */
export const inShortExplanation: Explanation = {
  figure: 'in-short',
  steps: [
    'Sentences are sought that are whole, can be read alone or with the one before, and are not about the call itself.',
    'Sure decisions come first, then what people would most likely note: numbers, dates, problems, positions. A small model learned that from marked meetings and published minutes.',
    'They are spread over the chapters, and quoted word for word. A cut is marked ‘…’.',
    'A language model that gives a second opinion may choose among such sentences; then it is named below.',
  ],
  basis,
};

/** Explains the chapters. */
export const chaptersExplanation = (chapters: number): Explanation => ({
  figure: 'chapters',
  steps: [
    'A chapter begins where the words change, where somebody hands over (“let’s move on to ...”), or at a heading of the file.',
    'Its title is how the subject was announced, or a phrase or name that was said often there and seldom elsewhere.',
    'A language model that gives a second opinion may word it from words of the chapter; then it is named below.',
  ],
  sum: `${counted(chapters, 'chapter')} found.`,
  basis: 'the words and turns of one transcript',
});

/** Explains the decisions. */
export const decisionsExplanation: Explanation = {
  figure: 'decisions',
  steps: [
    'A small model looks for passages in which the group settles something. It was trained on meetings that people had marked.',
    'The clearest sentence of the passage is quoted, word for word. A passage without a clear sentence is left out.',
    whatIsMaybe,
  ],
  basis,
};

/** Explains the open questions. */
export const openQuestionsExplanation: Explanation = {
  figure: 'open-questions',
  steps: [
    'A small model looks for questions that matter and that nobody answers later in the meeting. It was trained on meetings that people had marked.',
    'They are quoted word for word. Doubts in passing can be among them.',
    whatIsMaybe,
  ],
  basis,
};
