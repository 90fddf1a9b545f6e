import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readEnv } from '../platform/env.ts';
import { stopOnSignal } from '../platform/shutdown.ts';
import { startServer } from '../start-server.ts';

/** What a server in a process of its own says to the test that started it. */
export type HoldingServerMessage = { ready: string } | { holding: string };

const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
const heldStep = process.argv[2];
const say = (message: HoldingServerMessage) => process.send?.(message);

// Stops for ever at one step, for the test to end this process there.
const server = await startServer(readEnv(process.env), log, {
  onStep: async (meetingId, step) => {
    if (step !== heldStep) return;
    say({ holding: meetingId });
    await new Promise(() => {});
  },
});
stopOnSignal(server.close, log);
// Node would keep what it has compiled when the process ends, which it does not where it is killed.
flushCompileCache();
say({ ready: server.url });
