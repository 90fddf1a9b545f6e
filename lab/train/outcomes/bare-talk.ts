import {
  bareBucketCount,
  bareScale,
  lengthFeature,
  questionFeatures,
  wordFeatures,
} from '../../../packages/transcript/src/3-features/bare-talk/features.ts';
import {
  type EndModel,
  sentenceEnds,
} from '../../../packages/transcript/src/3-features/bare-talk/sentence-ends.ts';
import { tokensOf } from '../../../packages/transcript/src/3-features/words.ts';
import type { JoinedTurn } from '../../../packages/transcript/src/types.ts';
import { type Example, type LogisticModel, logit, trainLogistic } from './logistic-regression.ts';
import { type MarkedWords, markedWords } from './marked-words.ts';
import { isSame } from './spans.ts';

export type Calibrated = LogisticModel & { cut: number };

/** Learns from punctuated turns. */
export function learnBareTalk(meetings: readonly (readonly JoinedTurn[])[]): {
  ends: Calibrated;
  questions: Calibrated;
} {
  const files = meetings.map((turns) => turns.map(markedWords));
  const places = files.flat().flatMap(endExamples);
  const ends = calibrated(places, places.filter(({ isOne }) => isOne).length);
  const model: EndModel = { ...ends, weightOf: (bucket) => ends.weights[bucket] ?? 0 };
  const questions = files.reduce((sum, turns) => sum + turns.flatMap(asked).length, 0);
  return {
    ends,
    questions: calibrated(
      files.flatMap((turns) => questionExamples(turns, model)),
      questions,
    ),
  };
}

const asked = ({ questions }: MarkedWords) => questions;

/** One example for each gap between two words. */
function endExamples({ words, sentenceEnds }: MarkedWords): Example[] {
  let length = 0;
  return words.slice(0, -1).map((_, at) => {
    length++;
    const buckets = [...wordFeatures(words, at), lengthFeature(length)];
    const isOne = sentenceEnds.has(at + 1);
    if (isOne) length = 0;
    return { buckets, isOne, weight: 1 };
  });
}

/** Uses sentences as cut by the first model, as in use. */
function questionExamples(turns: readonly MarkedWords[], model: EndModel): Example[] {
  const ends = sentenceEnds(turns, model);
  return turns.flatMap(({ words, questions }, turn) =>
    (ends[turn] ?? []).map((to, at, all) => {
      const from = all[at - 1] ?? 0;
      return {
        buckets: questionFeatures(tokensOf(words.slice(from, to).join(' '))),
        isOne: questions.some((question) => isSame(question, { from, to })),
        weight: 1,
      };
    }),
  );
}

/** Sets the threshold so that `through` examples pass. */
function calibrated(examples: readonly Example[], through: number): Calibrated {
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
  return { ...model, cut: scores[through] ?? 0 };
}
