import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readEnv } from '@rapport/server/platform/env';
import { createLogger } from '@rapport/server/platform/logger';
import { stopOnSignal } from '@rapport/server/platform/shutdown';
import { startServer } from '@rapport/server/start-server';

// The real server, which also watches how long its own event loop is held up.

const nanosecondsPerMs = 1e6;
const env = readEnv(process.env);
const log = createLogger(env.logLevel);
const server = await startServer(env, log);
stopOnSignal(server.close, log);

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
