import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { learnedJson } from '../learned-json.ts';
import { bestCuts, calibrated } from './calibrate.ts';
import { featuresOf } from './features.ts';
import { foldsOf } from './folds.ts';
import { framedLines } from './frames.ts';
import { readGoEmotions } from './goemotions.ts';
import type { LabelledLine } from './labelled-line.ts';
import { type Example, leaningIn, train } from './logistic-regression.ts';
import { readMeetingTurns } from './meeting-turns.ts';
import { readPhrases, spokenLines } from './phrases.ts';
import { encoded, quantised } from './quantise.ts';
import { readSenti4Sd } from './senti4sd.ts';

// Trains the sentiment model and writes its weights. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
const [comments, meetings] = [join(data, 'sentiment'), join(data, 'feelings')];
if (
  !existsSync(join(comments, 'senti4sd_train.csv')) ||
  !existsSync(join(meetings, 'train.jsonl'))
) {
  console.error(
    `${data} holds no training data: name the folder that holds sentiment/ and feelings/ with --data.`,
  );
  process.exit(1);
}

const begun = performance.now();
const phrases = readPhrases();
const lines = [
  ...readGoEmotions(comments, 'train'),
  ...readSenti4Sd(comments),
  ...spokenLines(phrases),
  ...framedLines(),
];
const exampleOf = ({ text, sentiment, weight }: LabelledLine): Example => ({
  features: featuresOf(text),
  label: sentiment,
  weight,
});
const general = quantised(train(lines.map(exampleOf), 4));

/** Reduced, because the few turns with large weights would otherwise dominate. */
const learningWeight = (weight: number): number => Math.sqrt(weight) / 2;
const epochs = 9;
const turns = readMeetingTurns(meetings, 'train').map(({ file, text, label, weight }) => ({
  file,
  weight,
  example: { features: featuresOf(text, general), label, weight: learningWeight(weight) },
}));
const trainOn = (of: typeof turns) =>
  train(
    of.map(({ example }) => example),
    epochs,
  );

const folds = foldsOf(turns);
const heldOut = folds.flatMap((fold) => {
  const trained = trainOn(folds.filter((other) => other !== fold).flat());
  return fold.map(({ example, weight }) => ({
    leaning: leaningIn(trained, example.features),
    label: example.label,
    weight,
  }));
});
const calibration = calibrated(heldOut);
const cuts = bestCuts(heldOut, calibration);

const weights = learnedJson({
  general: encoded(general),
  meetings: encoded(quantised(trainOn(turns))),
  calibration,
  cuts,
});
writeFileSync(
  join(import.meta.dirname, '../../../packages/transcript/src/4-sentiment/weights.json'),
  weights,
);
console.log(`${lines.length} lines and ${turns.length} turns of meetings`);
console.log(
  `${Math.round(weights.length / 1000)} kB of weights in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);
