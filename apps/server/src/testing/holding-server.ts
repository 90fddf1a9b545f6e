import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readEnv } from '../platform/env.ts';
import { stopOnSignal } from '../platform/shutdown.ts';
import { startServer } from '../start-server.ts';

/** Messages from a server process to its test. */
export type HoldingServerMessage = { ready: string } | { holding: string };

const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
const heldStep = process.argv[2];
const say = (message: HoldingServerMessage) => process.send?.(message);

// Pauses at one step, so that the test can kill the process there.
const server = await startServer(readEnv(process.env), log, {
  onStep: async (meetingId, step) => {
    if (step !== heldStep) return;
    say({ holding: meetingId });
    await new Promise(() => {});
  },
});
stopOnSignal(server.close, log);
// Node writes its compile cache on exit, but not when killed.
flushCompileCache();
say({ ready: server.url });
