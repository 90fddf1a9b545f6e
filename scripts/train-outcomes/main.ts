import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomeKinds } from '../../packages/transcript/src/3-features/outcomes/model.ts';
import { cutFor } from './cuts.ts';
import { learn, lessonOf } from './learn.ts';
import { readMarkedMeetings } from './marked-meetings.ts';
import { weightsModule } from './weights-module.ts';

// Trains the model of outcomes and writes its weights. The same data always give the same file.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!existsSync(join(data, 'outcomes/marked/train'))) {
  console.error(
    `There is nothing to train on in ${data}: name the folder that holds outcomes/ and qmsum/ with --data.`,
  );
  process.exit(1);
}

/** Question time and voting line by line have no outcomes of the kind that is looked for. */
const isOdd = /^covid_|^education_6$/;
/** The part of the sure outcomes that is to be found; more would bring more that are none. */
const wishedRecall = { actions: 0.5, decisions: 0.5, openQuestions: 0.35 };

const lessons = readMarkedMeetings(data, 'train')
  .filter(({ name }) => !isOdd.test(name))
  .map(lessonOf);
const models = outcomeKinds.map((kind) => {
  const { cut, precision, recall } = cutFor(lessons, kind, wishedRecall[kind]);
  console.log(
    `${kind}: in meetings not learned from ${precision.toFixed(2)} right at ${recall.toFixed(2)} found`,
  );
  return { ...learn(lessons, kind), cut };
});
const weights = weightsModule(models);
writeFileSync(
  join(import.meta.dirname, '../../packages/transcript/src/3-features/outcomes/weights.ts'),
  weights,
);
console.log(`${lessons.length} meetings, ${Math.round(weights.length / 1000)} kB of weights`);
