import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readEnv } from '@rapport/server/platform/env';
import { startLean } from '@rapport/server/platform/lean-start';
import { createLogger } from '@rapport/server/platform/logger';
import { stopOnSignal } from '@rapport/server/platform/shutdown';

// The real server, which also measures its event-loop delay.

const nanosecondsPerMs = 1e6;
const env = readEnv(process.env);
const log = createLogger(env.logLevel);
const endLeanStart = startLean();
const { startServer } = await import('@rapport/server/start-server');
const server = await startServer(env, log);
stopOnSignal(server.close, log);
endLeanStart();

const delay = monitorEventLoopDelay({ resolution: 1 });
process.on('message', (question) => {
  if (question === 'watch') {
    delay.reset();
    delay.enable();
  } else
    process.send?.({
      maxMs: delay.max / nanosecondsPerMs,
      p99Ms: delay.percentile(99) / nanosecondsPerMs,
    });
});
process.send?.('ready');
