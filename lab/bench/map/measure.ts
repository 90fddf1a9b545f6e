import { z } from 'zod';
import { findChromium } from '../../../e2e/find-chromium.ts';
import type { Bench } from './prepare-bench.ts';

const phase = z.object({
  contentFps: z.number().nullable(),
  freshFps: z.number().nullable(),
  longestTaskMs: z.number(),
});

const run = z.object({
  firstPaintMs: z.number(),
  settledMs: z.number(),
  overall: z.object({ longestTaskMs: z.number() }),
  pan: phase,
  zoom: phase,
  drag: phase,
  agentMemMB: z.number().nullish(),
  heapMainMB: z.number(),
  pin: z.object({ errPx: z.number() }),
  click: z.object({ type: z.string().optional(), i: z.number().optional(), want: z.number() }),
});

export type Page = 'reference' | 'rapport';
export type MapRun = z.infer<typeof run> & { page: Page; people: number; slowness: number };

const files: Record<Page, string> = { reference: 'a.html', rapport: 'rapport.html' };

/** Measured in every round. `slowness` is the CPU throttling factor. */
const cells: { people: number; slowness: number; pages: Page[] }[] = [
  { people: 105, slowness: 1, pages: ['reference', 'rapport'] },
  { people: 105, slowness: 4, pages: ['reference', 'rapport'] },
  { people: 500, slowness: 1, pages: ['rapport'] },
  { people: 1_000, slowness: 1, pages: ['reference', 'rapport'] },
  // At full speed both pages reach 60 frames/s; throttling shows the difference.
  { people: 1_000, slowness: 2, pages: ['reference', 'rapport'] },
  { people: 5_000, slowness: 1, pages: ['reference', 'rapport'] },
  { people: 5_000, slowness: 2, pages: ['reference', 'rapport'] },
  { people: 10_000, slowness: 1, pages: ['rapport'] },
  { people: 20_000, slowness: 1, pages: ['rapport'] },
];

/** The pages alternate, so that other load affects both equally. */
export async function measureAll(bench: Bench, rounds: number): Promise<MapRun[]> {
  const runs: MapRun[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { people, slowness, pages } of cells) {
      for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
        const measured = await measure(bench, page, people, slowness);
        if (measured) runs.push(measured);
      }
    }
  }
  return runs;
}

async function measure(
  bench: Bench,
  page: Page,
  people: number,
  slowness: number,
): Promise<MapRun | null> {
  const answer = await bench.runOne({
    url: `${bench.address}/${files[page]}`,
    n: people,
    throttle: slowness,
    chrome: findChromium(),
    timeout: 120,
    phaseMs: 1_000,
  });
  const parsed = run.safeParse(answer);
  const name = `${page}, ${people} people${slowness > 1 ? `, ${slowness} times slower` : ''}`;
  if (!parsed.success) {
    console.error(`${name}: no full measurement (${z.prettifyError(parsed.error)})`);
    return null;
  }
  const { firstPaintMs, settledMs, pan, zoom, drag } = parsed.data;
  const frames = [pan, zoom, drag].map(({ contentFps }) => contentFps).join('/');
  console.error(
    `${name}: first seen ${firstPaintMs} ms, at rest ${settledMs} ms, ${frames} frames/s`,
  );
  return { ...parsed.data, page, people, slowness };
}
