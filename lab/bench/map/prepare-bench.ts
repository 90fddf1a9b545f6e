import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');

export type Bench = {
  /** The origin that serves both pages. */
  address: string;
  runOne: (options: object) => Promise<unknown>;
  genGraph: (people: number) => unknown;
  remove: () => void;
};

const harness = z.object({ runOne: z.custom<Bench['runOne']>(isFunction) });
const graphs = z.object({ genGraph: z.custom<Bench['genGraph']>(isFunction) });
const server = z.object({ serve: z.custom<(folder: string) => Promise<Server>>(isFunction) });

/** Copies the harness, so that the data folder stays unchanged. */
export async function prepareBench(data: string): Promise<Bench> {
  const source = join(resolve(data), 'bench/connection-map');
  if (!existsSync(join(source, 'bench.mjs'))) {
    console.error(
      `There is no harness in ${source}: name the folder that holds bench/connection-map with --data.`,
    );
    process.exit(1);
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-map-'));
  cpSync(source, folder, { recursive: true });
  const quiet: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], quiet);
  execFileSync(process.execPath, ['build.mjs'], quiet);
  const config = join(root, 'apps/web/bench/map/vite.config.ts');
  const pages = join(folder, 'dist');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--outDir', pages],
    { ...quiet, cwd: join(root, 'apps/web') },
  );

  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const running = await server.parse(await load('serve.mjs')).serve(pages);
  const address = running.address();
  if (address === null || typeof address === 'string') throw new Error('the pages have no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    runOne: harness.parse(await load('bench.mjs')).runOne,
    genGraph: graphs.parse(await load('graph.mjs')).genGraph,
    remove() {
      running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
