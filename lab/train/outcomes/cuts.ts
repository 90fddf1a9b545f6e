import {
  featureScale,
  type OutcomeKind,
} from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { peaksOf } from '../../../packages/transcript/src/3-features/outcomes/peaks.ts';
import { smoothed } from '../../../packages/transcript/src/3-features/outcomes/smoothed.ts';
import { type Lesson, learn } from './learn.ts';
import { logit } from './logistic-regression.ts';
import { isWithin, type Marked } from './marked-meetings.ts';

const folds = 4;
const hitTurns = 3;

export type Cut = { cut: number; precision: number; recall: number };

/**
 * The score that reaches the wanted recall of sure outcomes in cross-validation by meeting, and its precision. `help`
 * is in the training data of every fold.
 */
export function cutFor(
  lessons: readonly Lesson[],
  help: readonly Lesson[],
  kind: OutcomeKind,
  wishedRecall: number,
): Cut {
  const finds = Array.from({ length: folds }, (_, fold) => {
    const model = learn([...lessons.filter((_, at) => at % folds !== fold), ...help], kind);
    return lessons
      .filter((_, at) => at % folds === fold)
      .flatMap(({ meeting, passages, features }) => {
        const alone = features.map((buckets) => logit(model, buckets, featureScale));
        const scores = kind === 'decisions' ? smoothed(alone) : alone;
        return peaksOf(passages, scores, { cut: -20, most: 60 }).map((at) => ({
          turn: passages[at]?.turn ?? 0,
          score: scores[at] ?? 0,
          marked: meeting.marked[kind],
        }));
      });
  })
    .flat()
    .sort((a, b) => b.score - a.score);
  const sure = lessons.flatMap(({ meeting }) => meeting.marked[kind].filter(({ sure }) => sure));
  const found = new Set<Marked>();
  let right = 0;
  let wrong = 0;
  for (const { turn, score, marked } of finds) {
    const near = marked.filter((item) => isWithin(turn, item, hitTurns));
    const hits = near.filter(({ sure }) => sure);
    if (hits.some((item) => !found.has(item))) right++;
    else if (near.length === 0) wrong++;
    for (const item of hits) found.add(item);
    if (found.size >= wishedRecall * sure.length)
      return { cut: score, precision: right / (right + wrong), recall: found.size / sure.length };
  }
  throw new Error(`No cut finds ${wishedRecall} of all ${kind}.`);
}
