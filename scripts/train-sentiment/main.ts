import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featuresOf } from '../../packages/transcript/src/4-sentiment/features.ts';
import { framedLines } from './frames.ts';
import { readGoEmotions } from './goemotions.ts';
import type { LabelledLine } from './labelled-line.ts';
import { type Example, train } from './logistic-regression.ts';
import { readPhrases, spokenLines } from './phrases.ts';
import { readSenti4Sd } from './senti4sd.ts';
import { weightsModule } from './weights-module.ts';

// Trains the sentiment model and writes its weights. The same data always give the same file.

const { values } = parseArgs({
  options: { data: { type: 'string', default: '../shared/sentiment' } },
});
const data = resolve(values.data);
if (!existsSync(join(data, 'senti4sd_train.csv'))) {
  console.error(
    `There is nothing to train on in ${data}: name the folder that holds goemo_group_train.tsv and senti4sd_train.csv with --data.`,
  );
  process.exit(1);
}

const begun = performance.now();
const classOf = { negative: 0, neutral: 1, positive: 2 } as const;
const exampleOf = ({ text, sentiment, weight }: LabelledLine): Example => ({
  features: featuresOf(text),
  label: classOf[sentiment],
  weight,
});
const phrases = readPhrases();
const own = [...spokenLines(phrases), ...framedLines()];
const found = [...readGoEmotions(data, 'train'), ...readSenti4Sd(data)];
const weights = weightsModule(train([...found, ...own].map(exampleOf)));

const target = join(import.meta.dirname, '../../packages/transcript/src/4-sentiment/weights.ts');
writeFileSync(target, weights);
console.log(
  `${found.length} lines found, ${own.length} made of ${phrases.length} phrases and a vocabulary of our own`,
);
console.log(
  `${Math.round(weights.length / 1000)} kB of weights in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);
