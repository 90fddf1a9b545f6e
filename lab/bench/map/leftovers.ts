import { openBrowser } from '../../../e2e/open-browser.ts';
import type { Bench } from './prepare-bench.ts';

export type Leftovers = { workers: number; heapMegabytes: number };

const people = 1_000;
const times = 50;

export async function countLeftovers({ address, genGraph }: Bench): Promise<Leftovers> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 500 } });
    await page.goto(`${address}/rapport.html`);
    const devtools = await page.context().newCDPSession(page);
    const graph = genGraph(people);
    const comeAndGo = async (count: number) => {
      await page.evaluate(
        `(async (graph) => {
          for (let time = 0; time < ${count}; time += 1) {
            const seen = window.__bench.frames;
            window.__bench.start(graph);
            const until = performance.now() + 3000;
            while (window.__bench.frames < seen + 3 && performance.now() < until)
              await new Promise((done) => requestAnimationFrame(done));
            window.__bench.stop();
          }
        })(${JSON.stringify(graph)})`,
      );
    };
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('Performance.enable');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value;
      return (used ?? Number.NaN) / 2 ** 20;
    };
    // Warm-up: the browser keeps compiling for about fifty maps.
    await comeAndGo(times);
    const before = await heap();
    await comeAndGo(times);
    const heapMegabytes = (await heap()) - before;
    // A worker's end is reported with a delay.
    for (let look = 0; look < 50 && page.workers().length > 0; look += 1) {
      await page.waitForTimeout(100);
    }
    return { workers: page.workers().length, heapMegabytes };
  } finally {
    await browser.close();
  }
}
