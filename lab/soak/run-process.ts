import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(import.meta.resolve('@rapport/server/main'));
const commandLine = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
/** On a busy machine a restore takes minutes. */
const patienceMs = 600_000;

/** Runs a program to its end. `said` is its stderr. */
async function run(entry: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit');
  const said = (await text(child.stderr)).trim();
  const [code, signal] = await ended;
  return { code, said: signal === null ? said : `${said} (ended by ${signal})`.trim() };
}

export const runServer = (env: Record<string, string>) => run(server, [], env);
export const runCommand = (args: string[], env: Record<string, string>) =>
  run(commandLine, args, env);
