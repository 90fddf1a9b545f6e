import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type OutcomeKind,
  outcomeKinds,
} from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { readMeetings } from '../../bench/analysis/qmsum.ts';
import { learnedJson } from '../learned-json.ts';
import { type Calibrated, learnBareTalk } from './bare-talk.ts';
import { callLesson, isLearnedFrom } from './call-lessons.ts';
import { cutFor } from './cuts.ts';
import { encoded } from './encode-weights.ts';
import { type Lesson, learn, lessonOf } from './learn.ts';
import { readMarkedMeetings } from './marked-meetings.ts';
import { readPublishedCalls } from './published-calls.ts';
import { readWorkplaceMeetings } from './workplace-meetings.ts';

// Trains the model of outcomes and writes its weights. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!existsSync(join(data, 'outcomes/marked/train'))) {
  console.error(
    `${data} holds no training data: name the folder that holds outcomes/ and qmsum/ with --data.`,
  );
  process.exit(1);
}

/** Question times and line-by-line votes have no outcomes of this kind. */
const isOdd = /^covid_|^education_6$/;
/** Recall of the sure outcomes; a higher one would add more wrong finds. */
const wishedRecall = { actions: 0.52, decisions: 0.5, openQuestions: 0.3 };

const features = join(import.meta.dirname, '../../../packages/transcript/src/3-features');
const meetings = readMarkedMeetings(data, 'train');
const lessons = meetings.filter(({ name }) => !isOdd.test(name)).map(lessonOf);
const help = readPublishedCalls(data).filter(isLearnedFrom).map(callLesson);
const workplace = readWorkplaceMeetings(data, 'business').map(lessonOf);
/** Open questions of the workplace meetings are of another kind and would add wrong finds in long talk. */
const helpersOf: Readonly<Record<OutcomeKind, readonly Lesson[]>> = {
  actions: [...workplace, ...help],
  decisions: [...workplace, ...help],
  openQuestions: [],
};
const talk = [...readMeetings(join(data, 'qmsum'), 'train'), ...help.map(({ meeting }) => meeting)];
const bareTalk = learnBareTalk(talk.map(({ turns }) => turns));
const withCut = (model: Calibrated) => {
  const { bias, step, table } = encoded(model);
  return { bias, cut: Number(model.cut.toFixed(4)), step, table };
};
writeFileSync(
  join(features, 'bare-talk/weights.json'),
  learnedJson({ ends: withCut(bareTalk.ends), questions: withCut(bareTalk.questions) }),
);
const models = outcomeKinds.map((kind) => {
  const helpers = helpersOf[kind];
  const { cut, precision, recall } = cutFor(lessons, helpers, kind, wishedRecall[kind]);
  console.log(
    `${kind}: in held-out meetings precision ${precision.toFixed(2)} at recall ${recall.toFixed(2)}`,
  );
  const { weights, bias } = learn([...lessons, ...helpers], kind);
  // A passage with 0 or more is of the kind.
  return [kind, encoded({ weights, bias: bias - cut })] as const;
});
const weights = learnedJson(Object.fromEntries(models));
writeFileSync(join(features, 'outcomes/weights.json'), weights);
console.log(
  `${lessons.length + workplace.length} meetings and ${help.length} calls, ${Math.round(weights.length / 1000)} kB of weights`,
);
