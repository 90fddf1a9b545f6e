import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import { sumWeeks } from './sum-weeks.ts';

const changes: ReadonlySet<string> = new Set([
  'transcript-processing-completed',
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** Changes that come within this time are summed together. */
const gatherMs = 300;

/**
 * Computes out-of-date sums soon after events of an organization. A job once a minute finds those whose event was lost.
 */
export function followChanges(services: { db: Database; bus: EventBus; log: Logger }) {
  const { bus, log } = services;
  const waiting = new Map<string, NodeJS.Timeout>();
  let running: Promise<unknown> = Promise.resolve();
  const unsubscribe = bus.subscribe((event) => {
    if (!changes.has(event.name) || !('organizationId' in event.payload)) return;
    const { organizationId } = event.payload;
    if (waiting.has(organizationId)) return;
    const sum = () => {
      waiting.delete(organizationId);
      running = running
        .then(() => sumWeeks(services, organizationId))
        .catch((error: unknown) => log.error({ err: error, organizationId }, 'weeks not summed'));
    };
    waiting.set(organizationId, setTimeout(sum, gatherMs));
  });
  return {
    /** Waits for running work. */
    async close() {
      unsubscribe();
      for (const timer of waiting.values()) clearTimeout(timer);
      await running;
    },
  };
}
