import {
  bareBucketCount,
  endFeatures,
  questionFeatures,
} from '../../packages/transcript/src/3-features/bare-talk/features.ts';
import { bareScale } from '../../packages/transcript/src/3-features/bare-talk/model.ts';
import { withEndings } from '../../packages/transcript/src/3-features/outcomes/passages.ts';
import { sentencesOf } from '../../packages/transcript/src/3-features/sentences.ts';
import { type Example, type LogisticModel, logit, trainLogistic } from './logistic-regression.ts';
import type { MarkedMeeting } from './marked-meetings.ts';

/** Sentences that are cut wrongly hide some questions; so many more are let through. */
const questionsBeforeCutting = 1.2;

export type Calibrated = LogisticModel & { cut: number };

/** Learns where sentences end and which of them ask, from talk with marks. */
export function learnBareTalk(meetings: readonly MarkedMeeting[]): {
  ends: Calibrated;
  questions: Calibrated;
} {
  const ends: Example[] = [];
  const questions: Example[] = [];
  for (const { turns } of meetings)
    for (const { text } of turns) {
      const sentences = sentencesOf(text).map((sentence) => ({
        asks: sentence.text.endsWith('?') && sentence.tokens.length >= 3,
        words: withEndings(sentence.tokens),
      }));
      const words = sentences.flatMap((sentence) => sentence.words);
      let at = -1;
      for (const [index, sentence] of sentences.entries()) {
        if (sentence.words.length === 0) continue;
        questions.push({
          buckets: questionFeatures(sentence.words),
          isOne: sentence.asks,
          weight: 1,
        });
        for (let said = 1; said <= sentence.words.length; said++) {
          at++;
          const isEnd = said === sentence.words.length;
          if (index === sentences.length - 1 && isEnd) continue;
          ends.push({ buckets: endFeatures(words, at, said), isOne: isEnd, weight: 1 });
        }
      }
    }
  return { ends: calibrated(ends, 1), questions: calibrated(questions, questionsBeforeCutting) };
}

/** The cut lets through so many times as many as there are. */
function calibrated(examples: readonly Example[], times: number): Calibrated {
  const model = trainLogistic(examples, {
    size: bareBucketCount,
    scale: bareScale,
    epochs: 3,
    rate: 0.2,
    shrinkage: 1e-6,
    seed: 7,
  });
  const scores = examples
    .map(({ buckets }) => logit(model, buckets, bareScale))
    .sort((a, b) => b - a);
  const ones = examples.filter(({ isOne }) => isOne).length;
  return { ...model, cut: scores[Math.round(ones * times)] ?? 0 };
}
