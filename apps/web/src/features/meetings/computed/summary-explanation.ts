import type { TextSource } from '@rapport/contract';
import type { Explanation } from './explanation.ts';

/** Of the summary of a meeting: how the engine that wrote it came to it. */
export function summaryExplanation({ engine, model }: TextSource): Explanation {
  return engine === 'model' ? byModel(model ?? 'A language model') : byEngine;
}

const byEngine: Explanation = {
  definition:
    'A headline of counts, then sentences as they were said. The built-in engine picks them.',
  steps: [
    'The headline is counted: people, time and what was spoken of most.',
    'Of all sentences that can be read alone those are picked that together say most of what people put into summaries. What that is was learned from meetings whose summaries people wrote.',
    'They are quoted with who said them. Sounds and repeated words are left out, nothing else is changed.',
  ],
  basis: 'the sentences of one transcript',
  limits:
    'A few sentences stand for the whole meeting: what matters and was said once, in passing, is easily left out.',
};

const byModel = (model: string): Explanation => ({
  definition: 'A headline of counts, then sentences that a language model wrote.',
  steps: [
    'The headline is counted: people, time and what was spoken of most.',
    `${model} is given the transcript in parts and writes sentences, each with the words it rests on.`,
    'A sentence stays only where these words stand in the transcript, and where it holds no name and no number that was not said. Where none stays, the text of the built-in engine does.',
  ],
  basis: 'one transcript, and on that model',
  limits:
    'That the words were said does not prove that the sentence follows from them: the transcript shows them line by line. No figure, mood or strength on this page comes from the model.',
});
