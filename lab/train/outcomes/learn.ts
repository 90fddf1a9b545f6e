import {
  bucketCount,
  featuresOf,
} from '../../../packages/transcript/src/3-features/outcomes/features.ts';
import {
  featureScale,
  type OutcomeKind,
} from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { namesIn } from '../../../packages/transcript/src/3-features/outcomes/names.ts';
import {
  type Passage,
  passagesOf,
} from '../../../packages/transcript/src/3-features/outcomes/passages.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import {
  type Example,
  type LogisticModel,
  logit,
  meanOf,
  trainLogistic,
} from './logistic-regression.ts';
import { isWithin, type MarkedMeeting } from './marked-meetings.ts';

export type Lesson = {
  meeting: MarkedMeeting;
  passages: Passage[];
  features: number[][];
  /** Less than 1 if some outcomes may not be marked. */
  unmarkedWeight: number;
};

export function lessonOf(meeting: MarkedMeeting): Lesson {
  const talk = talkOf(meeting.turns);
  const passages = passagesOf(talk.turns);
  return {
    meeting,
    passages,
    features: [...featuresOf(passages, namesIn(talk))],
    unmarkedWeight: 1,
  };
}

/** Features that occur in fewer meetings are probably chance, or a meeting's topic. */
const leastMeetings = 3;
/** Weight relative to a sure outcome. */
const unsureWeight = 0.4;
/** Higher, because outcomes are few among all passages. */
const outcomeWeight = 3;
/** Passages at most this many turns from an outcome are left out, because they may be part of it. */
const unclearTurns = 2;
/** Several passages may contain an outcome; those with the highest scores in the previous round are used. */
const rounds = 2;
const likeliest = 3;
/** Seeds for the order of the examples; the models are averaged. */
const seeds = [7, 8];

/** Learns one kind of outcome. Deterministic. */
export function learn(lessons: readonly Lesson[], kind: OutcomeKind): LogisticModel {
  const isFrequent = frequentBuckets(lessons);
  const kept = lessons.map((lesson) => ({
    ...lesson,
    features: lesson.features.map((buckets) => buckets.filter((bucket) => isFrequent(bucket))),
  }));
  let model: LogisticModel | undefined;
  for (let round = 0; round < rounds; round++) {
    const examples = kept.flatMap((lesson) => examplesOf(lesson, kind, model));
    const settings = {
      size: bucketCount,
      scale: featureScale,
      epochs: 12,
      rate: 0.3,
      shrinkage: 1e-3,
    };
    model = meanOf(seeds.map((seed) => trainLogistic(examples, { ...settings, seed })));
  }
  if (!model) throw new Error('There were no training rounds.');
  return model;
}

function examplesOf(
  { meeting, passages, features, unmarkedWeight }: Lesson,
  kind: OutcomeKind,
  model: LogisticModel | undefined,
): Example[] {
  const items = meeting.marked[kind];
  const weights = new Map<number, number>();
  for (const item of items) {
    const places = passages.flatMap(({ turn, tokens }, at) =>
      tokens.length >= 3 && isWithin(turn, item, 0) ? [at] : [],
    );
    const scored = places
      .map((at) => ({ at, score: model ? logit(model, features[at] ?? [], featureScale) : 0 }))
      .sort((a, b) => b.score - a.score)
      .slice(0, model ? likeliest : places.length);
    const best = scored[0]?.score ?? 0;
    for (const { at, score } of scored) {
      const share = model ? Math.exp(score - best) : 1 / Math.sqrt(places.length);
      const weight = share * (item.sure ? 1 : unsureWeight);
      weights.set(at, Math.max(weights.get(at) ?? 0, weight));
    }
  }
  return passages.flatMap(({ turn }, at): Example[] => {
    const weight = weights.get(at);
    const buckets = features[at] ?? [];
    if (weight !== undefined) return [{ buckets, isOne: true, weight: weight * outcomeWeight }];
    const isUnclear = items.some((item) => isWithin(turn, item, unclearTurns));
    return isUnclear ? [] : [{ buckets, isOne: false, weight: unmarkedWeight }];
  });
}

function frequentBuckets(lessons: readonly Lesson[]): (bucket: number) => boolean {
  const meetings = new Uint8Array(bucketCount);
  for (const { features } of lessons)
    for (const bucket of new Set(features.flat()))
      meetings[bucket] = Math.min(255, (meetings[bucket] ?? 0) + 1);
  return (bucket) => (meetings[bucket] ?? 0) >= leastMeetings;
}
