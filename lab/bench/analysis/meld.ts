import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledLine } from '../../train/sentiment/labelled-line.ts';

/** The text may contain commas and doubled quotes. */
const rowPattern = /^\d+,("(?:[^"]|"")*"|[^,]*),.*?,(negative|neutral|positive),\d+,\d+,/gm;

/** MELD's dialogues (GPL-3): for measuring only, never for training. */
export function readMeld(data: string): LabelledLine[] {
  const rows = readFileSync(join(data, 'meld_dev.csv'), 'utf8').matchAll(rowPattern);
  return [...rows].flatMap(([, field = '', sentiment]) => {
    if (sentiment !== 'negative' && sentiment !== 'neutral' && sentiment !== 'positive') return [];
    const text = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    return [{ text, sentiment, weight: 1 }];
  });
}
