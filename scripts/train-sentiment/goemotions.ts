import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledLine } from './labelled-line.ts';

/**
 * GoEmotions (Apache-2.0) by its own sentiment groups: 0 ambiguous, 1 negative, 2 neutral, 3 positive.
 * What is only ambiguous, or positive and negative at once, is left out; what raters were of two minds about counts half.
 */
export function readGoEmotions(data: string, split: 'train' | 'dev'): LabelledLine[] {
  const rows = readFileSync(join(data, `goemo_group_${split}.tsv`), 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [text = '', labels = ''] = row.split('\t');
    const groups = labels.split(',');
    const [isNegative, isNeutral, isPositive] = ['1', '2', '3'].map((group) =>
      groups.includes(group),
    );
    if ((isNegative && isPositive) || !(isNegative || isNeutral || isPositive)) return [];
    const sentiment = isPositive ? 'positive' : isNegative ? 'negative' : 'neutral';
    return [{ text, sentiment, weight: groups.length > 1 ? 0.5 : 1 }];
  });
}
