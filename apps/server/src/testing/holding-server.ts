import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readEnv } from '../platform/env.ts';
import { stopOnSignal } from '../platform/shutdown.ts';
import { startServer } from '../start-server.ts';

/** Messages from a server process to its test. */
export type HoldingServerMessage = { ready: string } | { holding: string };

const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
const heldStep = process.argv[2];
/** How the titles of meetings begin whose analysis kills the process, as a fault of a library can. */
const { POISON_TITLE: poisonTitle } = process.env;
const say = (message: HoldingServerMessage) => process.send?.(message);

async function dieOfPoison(meetingId: string) {
  const { db } = await starting;
  const { title } = await db
    .selectFrom('meeting')
    .select('title')
    .where('id', '=', meetingId)
    .executeTakeFirstOrThrow();
  if (poisonTitle && title.startsWith(poisonTitle)) process.kill(process.pid, 'SIGKILL');
}

// Pauses at one step, so that the test can kill the process there.
const starting = startServer(readEnv(process.env), log, {
  onStep: async (meetingId, step) => {
    if (poisonTitle && step === 'parsing_transcript') await dieOfPoison(meetingId);
    if (step !== heldStep) return;
    say({ holding: meetingId });
    await new Promise(() => {});
  },
});
const server = await starting;
stopOnSignal(server.close, log);
// Node writes its compile cache on exit, but not when killed.
flushCompileCache();
say({ ready: server.url });
