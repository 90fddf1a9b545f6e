import { fileURLToPath } from 'node:url';
import type { Finding } from '@rapport/network';
import { Piscina } from 'piscina';
import type { EventBus } from '../../platform/event-bus.ts';
import type { ChangesTask } from './find-changes-thread.ts';

export type ChangeThreads = {
  /** The findings of an organization and period, computed once until its figures change. */
  find(key: ChangesKey, task: () => Promise<ChangesTask>): Promise<Finding[]>;
  close(): Promise<void>;
};
export type ChangesKey = { organizationId: string; period: string };

const idleMs = 30_000;
const keptMax = 200;

export function createChangeThreads(bus: EventBus): ChangeThreads {
  const threads = new Piscina<ChangesTask, Finding[]>({
    filename: fileURLToPath(new URL('./find-changes-thread.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
  const kept = new Map<string, Map<string, Promise<Finding[]>>>();
  const unsubscribe = bus.subscribe(({ name, payload }) => {
    if (name === 'organization-figures-updated') kept.delete(payload.organizationId);
    if (name === 'events-missed') kept.clear();
  });
  return {
    find({ organizationId, period }, task) {
      if (kept.size > keptMax) kept.clear();
      const own = kept.get(organizationId) ?? new Map<string, Promise<Finding[]>>();
      kept.set(organizationId, own);
      const known = own.get(period);
      if (known) return known;
      const found = task().then((input) => threads.run(input));
      own.set(period, found);
      found.catch(() => own.delete(period));
      return found;
    },
    async close() {
      unsubscribe();
      await threads.close({ force: true });
    },
  };
}
