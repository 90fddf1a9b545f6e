import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const minutesSchema = z.object({
  actions: z.array(z.object({ timestamp: z.string(), owner: z.string() })).default([]),
  decisions: z.array(z.object({ timestamp: z.string() })).default([]),
});

/** Times of published actions and decisions, in seconds. */
export type PublishedCall = {
  name: string;
  text: string;
  actions: number[];
  decisions: number[];
  /** The owner of each action, with its time. */
  owners: { at: number; owner: string }[];
};

/** Sorted by name. */
export function readPublishedCalls(data: string): PublishedCall[] {
  const folder = join(data, 'outcomes/calls');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { actions, decisions } = minutesSchema.parse(json);
      return {
        name: file.replace('.json', ''),
        text: readFileSync(join(folder, file.replace('.json', '.vtt')), 'utf8'),
        actions: actions.map(({ timestamp }) => secondsOf(timestamp)),
        decisions: decisions.map(({ timestamp }) => secondsOf(timestamp)),
        owners: actions.map(({ timestamp, owner }) => ({ at: secondsOf(timestamp), owner })),
      };
    });
}

const secondsOf = (timestamp: string): number =>
  timestamp.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
