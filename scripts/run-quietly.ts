import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Outcome = { succeeded: boolean; output: string; seconds: number };

export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const startedAt = performance.now();
  const run = spawn(command, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  run.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  run.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  run.once('error', (error) => {
    output.push(Buffer.from(`${error.message}\n`));
    resolve(false);
  });
  run.once('close', (code) => resolve(code === 0));
  const succeeded = await promise;
  const seconds = (performance.now() - startedAt) / 1000;
  return { succeeded, output: Buffer.concat(output).toString(), seconds };
}
