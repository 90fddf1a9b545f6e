import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Analysis, analyseTranscript } from '@rapport/transcript';
import { z } from 'zod';

const stamp = z
  .string()
  .regex(/^\d+:\d\d:\d\d$/)
  .transform((time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
const minutesSchema = z.object({
  decisions: z.array(z.object({ timestamp: stamp })).default([]),
  highlights: z.record(z.string(), z.array(z.object({ timestamp: stamp }))).default({}),
});

export type InShortRow = {
  /** Share of decisions near a sentence, in percent; the same for highlights. */
  decisions: number;
  highlights: number;
};

const reachSeconds = 90;

/** Coverage of the published minutes of 80 calls, compared with random sentences. */
export function benchInShort(
  data: string,
): Record<'ours' | 'chance', InShortRow> & { perHour: number } {
  const folder = join(data, 'outcomes', 'calls');
  const reached = { ours: new Reach(), chance: new Reach() };
  let items = 0;
  let hours = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const minutes = minutesSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const fileName = basename(file).replace('.json', '.vtt');
    const text = readFileSync(join(folder, fileName), 'utf8');
    const analysis = analyseTranscript({ text, fileName, directory: [] });
    const own = analysis.inShort.flatMap(({ evidence: [said] }) =>
      said ? timeOf(analysis, said.turn, said.quote) : [],
    );
    const all = sentenceTimes(analysis);
    items += own.length;
    hours += analysis.durationSeconds / 3600;
    const published = {
      decisions: minutes.decisions,
      highlights: Object.values(minutes.highlights).flat(),
    };
    for (const kind of ['decisions', 'highlights'] as const) {
      for (const { timestamp } of published[kind]) {
        const isNear = (time: number) => Math.abs(time - timestamp) <= reachSeconds;
        reached.ours.add(kind, own.some(isNear) ? 1 : 0);
        const share = all.filter(isNear).length / all.length;
        reached.chance.add(kind, 1 - (1 - share) ** own.length);
      }
    }
  }
  return { ours: reached.ours.row(), chance: reached.chance.row(), perHour: items / hours };
}

class Reach {
  private readonly values = { decisions: [] as number[], highlights: [] as number[] };

  add(kind: keyof InShortRow, value: number): void {
    this.values[kind].push(value);
  }

  row(): InShortRow {
    const { decisions, highlights } = this.values;
    return { decisions: 100 * mean(decisions), highlights: 100 * mean(highlights) };
  }
}

/** The time of a quote, interpolated by its position in the turn. */
function timeOf({ turns }: Analysis, at: number, quote: string): number {
  const { start, end, text = '' } = turns[at] ?? {};
  const from = start ?? 0;
  return from + ((end ?? from) - from) * (Math.max(0, text.indexOf(quote)) / text.length);
}

const sentenceTimes = (analysis: Analysis): number[] =>
  analysis.turns.flatMap(({ index, text }) =>
    text.split(/(?<=[.?!…])\s+/).map((sentence) => timeOf(analysis, index, sentence)),
  );

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
