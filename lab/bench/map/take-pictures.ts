import { join } from 'node:path';
import { openBrowser } from '../../../e2e/open-browser.ts';
import type { Bench } from './prepare-bench.ts';

const folder = join(import.meta.dirname, '../../../docs/pictures');
const sizes = [12, 105, 1_000, 5_000];
const themes = ['light', 'dark'];

/** Takes the pictures of docs/connection-map.md. */
export async function takePictures({ address, genGraph }: Bench): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const people of sizes) {
      for (const theme of themes) {
        const page = await browser.newPage({ viewport: { width: 900, height: 500 } });
        await page.goto(`${address}/rapport.html`);
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        await page.evaluate(`window.__bench.start(${JSON.stringify(genGraph(people))})`);
        await page.waitForFunction('window.__bench.marks.settled', null, { timeout: 120_000 });
        // Names are drawn after the last frame of the layout.
        await page.evaluate('new Promise((done) => setTimeout(done, 500))');
        await page.screenshot({
          path: join(folder, `map-${people}-${theme}.png`),
          clip: { x: 0, y: 0, width: 800, height: 320 },
        });
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}
