import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledLine } from './labelled-line.ts';

const rowPattern = /^t\d+;(positive|neutral|negative);"?(.*?)"?$/;

/** Messages between software developers (MIT licence). */
export function readSenti4Sd(data: string): LabelledLine[] {
  const rows = readFileSync(join(data, 'senti4sd_train.csv'), 'utf8').split(/\r?\n/);
  return rows.flatMap((row) => {
    const [, sentiment, text] = rowPattern.exec(row) ?? [];
    if (sentiment !== 'positive' && sentiment !== 'neutral' && sentiment !== 'negative') return [];
    return [{ text: text ?? '', sentiment, weight: 1 }];
  });
}
