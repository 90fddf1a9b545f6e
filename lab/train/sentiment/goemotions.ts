import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledLine } from './labelled-line.ts';

/**
 * GoEmotions (Apache-2.0) by sentiment groups: 0 ambiguous, 1 negative, 2 neutral, 3 positive. Lines that are only
 * ambiguous, or positive and negative at once, are left out; lines on which raters differ count half.
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
