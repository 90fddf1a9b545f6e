import type { TextSource } from '@rapport/contract';
import type { Explanation } from './explanation.ts';

/** Explains how the summary of a meeting was written. */
export function summaryExplanation({ engine, model }: TextSource): Explanation {
  return engine === 'model' ? byModel(model ?? 'A language model') : byEngine;
}

const byEngine: Explanation = {
  figure: 'meeting-summary',
  steps: [
    'The headline gives the number of people, the duration and the most frequent topics.',
    'Of the sentences that can be understood alone, those are selected that together cover most of what people put into summaries. This was learned from meetings with summaries by people.',
    'They are quoted with their speakers. Only filler sounds and repeated words are removed.',
  ],
  basis: 'the sentences of one transcript',
};

const byModel = (model: string): Explanation => ({
  figure: 'meeting-summary',
  steps: [
    'The headline gives the number of people, the duration and the most frequent topics.',
    `${model} is given the transcript in parts and writes sentences, each with the words that support it.`,
    'A sentence is kept only if the transcript contains these words, and if it has no name or number that was not said. If none is kept, the text of the built-in engine is used.',
  ],
  basis: 'one transcript and that model',
  remark:
    'The supporting words do not prove that the sentence follows from them; the transcript shows them line by line. No figure, mood or strength on this page comes from the model.',
});
