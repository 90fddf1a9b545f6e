import type { ProcessingStep } from '@rapport/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '../database/connect.ts';
import { withTimeout } from './with-timeout.ts';
import { readDatabaseSize, readSpeechMinutes, readWaitingWork } from './work-repository.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const timeoutMs = 3000;
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const analysisBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];

/** Node's own metrics, once per process. */
let ofProcess: Registry | undefined;
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export function createMetrics(connection: Connection) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `rapport_${name}`, help, labelNames, registers });

  const requests = new Histogram({
    name: 'rapport_http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const steps = new Histogram({
    name: 'rapport_analysis_step_duration_seconds',
    help: 'Time that an analysis spent in a step',
    labelNames: ['step'],
    buckets: analysisBuckets,
    registers,
  });
  const jobs = new Counter({
    name: 'rapport_jobs_done_total',
    help: 'Jobs that this process has finished; those that failed are tried again',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const databaseUp = gauge('database_up', 'Whether the database responds');
  const databaseSeconds = gauge('database_answer_seconds', 'Response time of the database');
  const databaseBytes = gauge('database_size_bytes', 'Size of the database');
  const connections = gauge('database_connections', 'Connections of this process', ['state']);
  const waiting = gauge('queue_depth', 'Jobs of all processes', ['queue', 'state']);
  const age = gauge('queue_oldest_seconds', 'Waiting time of the oldest job', ['queue']);
  const sockets = gauge('sockets', 'Open live connections of browsers to this process');

  const speechMinutes = gauge(
    'speech_minutes_of_month',
    'Minutes of recordings that were transcribed this month, of all organizations',
  );

  let countSockets = () => 0;
  /** The running step of each meeting. */
  const running = new Map<string, { step: ProcessingStep; since: number }>();
  function leaveStep(meetingId: string) {
    const current = running.get(meetingId);
    if (current) steps.observe({ step: current.step }, (performance.now() - current.since) / 1000);
    running.delete(meetingId);
  }

  async function askDatabase() {
    const startedAt = performance.now();
    const { db } = connection;
    const [bytes, work, minutes] = await withTimeout(
      Promise.all([readDatabaseSize(db), readWaitingWork(db), readSpeechMinutes(db)]),
      timeoutMs,
    );
    databaseSeconds.set((performance.now() - startedAt) / 1000);
    databaseBytes.set(bytes);
    speechMinutes.set(minutes);
    for (const { queue, ...jobs } of work) {
      waiting.set({ queue, state: 'waiting' }, jobs.waiting);
      waiting.set({ queue, state: 'running' }, jobs.running);
      age.set({ queue }, jobs.oldestWaitingSeconds);
    }
  }

  return {
    contentType: registry.contentType,
    observeRequest(labels: { method: string; route: string; status: number }, seconds: number) {
      requests.observe(labels, seconds);
    },
    reachStep(meetingId: string, step: ProcessingStep) {
      leaveStep(meetingId);
      running.set(meetingId, { step, since: performance.now() });
    },
    leaveStep,
    countJob: (queue: string, outcome: 'done' | 'failed') => jobs.inc({ queue, outcome }),
    /** `count` is called at each read. */
    watchSockets(count: () => number) {
      countSockets = count;
    },
    async read(): Promise<string> {
      waiting.reset();
      age.reset();
      sockets.set(countSockets());
      if (connection.kind === 'postgres') {
        const { totalCount, idleCount, waitingCount } = connection.pool;
        connections.set({ state: 'busy' }, totalCount - idleCount);
        connections.set({ state: 'idle' }, idleCount);
        connections.set({ state: 'awaited' }, waitingCount);
      }
      databaseUp.set(
        await askDatabase().then(
          () => 1,
          () => 0,
        ),
      );
      return Registry.merge([registry, processMetrics()]).metrics();
    },
  };
}
