import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sentiment = z.enum(['negative', 'neutral', 'positive']);

const turnSchema = z.object({
  file: z.string(),
  speaker: z.string().nullable(),
  text: z.string(),
  label: sentiment.nullable(),
  weight: z.number(),
});

/** `weight` corrects for sampling. */
export type MeetingTurn = z.infer<typeof turnSchema> & { label: z.infer<typeof sentiment> };

/** Turns that two readers label differently have no label. */
export function readMeetingTurns(data: string, split: 'train' | 'dev'): MeetingTurn[] {
  const lines = readFileSync(join(data, `${split}.jsonl`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { label, ...turn } = turnSchema.parse(JSON.parse(line));
      return label === null ? [] : [{ ...turn, label }];
    });
}
