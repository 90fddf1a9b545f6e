import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HoldingServerMessage } from './holding-server.ts';

const entry = join(import.meta.dirname, 'holding-server.ts');

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Starts a server process that pauses analyses at `heldStep`. */
export async function startServerProcess(
  env: Record<string, string>,
  heldStep = 'none',
  options: { execArgv?: string[] } = {},
) {
  const child = fork(entry, [heldStep], {
    execArgv: options.execArgv ?? [],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  const ready = Promise.withResolvers<string>();
  const holding = Promise.withResolvers<string>();
  child.on('message', (message: HoldingServerMessage) => {
    if ('ready' in message) ready.resolve(message.ready);
    else holding.resolve(message.holding);
  });
  const ended = once(child, 'exit');
  ended.then(() => ready.reject(new Error('The server ended before it was ready.')));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return {
    url: await ready.promise,
    /** Id of the paused meeting. */
    holding: holding.promise,
    pid: child.pid,
    ended,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}
