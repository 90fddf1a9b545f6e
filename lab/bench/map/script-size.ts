import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openBrowser } from '../../../e2e/open-browser.ts';
import type { Bench } from './prepare-bench.ts';

const web = join(import.meta.dirname, '../../../apps/web');
const people = 105;
const entry = 'connection-map';
/** Loaded by every screen and therefore not counted. */
const ofTheApp = 'code-loader';

/** In kB compressed, without React and the shell. */
export type ScriptSize = {
  /** Script that a meeting's page loads before any use, workers included. */
  shown: number;
  /** Script that is loaded for large maps or on first use, by name. */
  later: Record<string, number>;
};

/** Builds only the map. A page with 105 people shows which chunks load at once. */
export async function measureScript(bench: Bench): Promise<ScriptSize> {
  const asked = await askedFor(bench);
  const folder = mkdtempSync(join(tmpdir(), 'map-size-'));
  try {
    build(folder);
    const size: ScriptSize = { shown: 0, later: {} };
    for (const file of globSync('**/*.js', { cwd: folder })) {
      const name = nameOf(file);
      if (name === ofTheApp) continue;
      const kilobytes = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
      if (name === entry || asked.has(name)) size.shown += kilobytes;
      else size.later[name] = kilobytes;
    }
    return size;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askedFor({ address, genGraph }: Bench): Promise<Set<string>> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 900, height: 500 } });
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(nameOf(new URL(request.url()).pathname)));
    const page = await context.newPage();
    page.on('worker', (worker) => asked.add(nameOf(new URL(worker.url()).pathname)));
    await page.goto(`${address}/rapport.html`);
    await page.evaluate(`window.__bench.start(${JSON.stringify(genGraph(people))})`);
    await page.waitForFunction('window.__bench.marks.settled', null, { timeout: 60_000 });
    return asked;
  } finally {
    await browser.close();
  }
}

function nameOf(file: string): string {
  return basename(file, '.js').replace(/-[\w-]{8}$/, '');
}

function build(folder: string): void {
  execFileSync(
    process.execPath,
    [
      join(web, '../../node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(web, 'bench/map/size.config.ts'),
      '--outDir',
      folder,
    ],
    { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
