import type { OutcomeKind } from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { tokensOf } from '../../../packages/transcript/src/3-features/words.ts';
import {
  type LogisticModel,
  logit,
  trainLogistic,
} from '../../train/outcomes/logistic-regression.ts';
import { isWithin, type MarkedMeeting } from '../../train/outcomes/marked-meetings.ts';

const scale = (features: number): number => 1 / Math.sqrt(Math.max(1, features));
const places = ['before', 'own', 'after'];

/** A baseline: logistic regression on the words of a turn and its two neighbours. */
export function plainRegression(meetings: readonly MarkedMeeting[], kind: OutcomeKind) {
  const numbers = new Map<string, number>();
  const bucketsOf = ({ turns }: MarkedMeeting, at: number): number[] =>
    places.flatMap((place, offset) =>
      [...new Set(tokensOf(turns[at + offset - 1]?.text ?? ''))].map((word) => {
        const feature = `${place} ${word}`;
        const number = numbers.get(feature) ?? numbers.size;
        numbers.set(feature, number);
        return number;
      }),
    );
  const examples = meetings.flatMap((meeting) =>
    meeting.turns.map((_, at) => {
      const isOne = meeting.marked[kind].some((item) => item.sure && isWithin(at, item, 0));
      return { buckets: bucketsOf(meeting, at), isOne, weight: 1 };
    }),
  );
  const model: LogisticModel = trainLogistic(examples, {
    size: numbers.size,
    scale,
    epochs: 5,
    rate: 0.1,
    shrinkage: 1e-4,
    seed: 7,
  });
  /** For each turn, in logits. */
  return (meeting: MarkedMeeting): number[] =>
    meeting.turns.map((_, at) => logit(model, bucketsOf(meeting, at), scale));
}
