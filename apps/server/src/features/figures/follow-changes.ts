import type { Logger } from '../../platform/logger.ts';
import { decideMoods, type MoodServices } from './decide-moods.ts';
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
 * Computes sums and moods soon after events of an organization. Jobs find those whose event was lost.
 */
export function followChanges(services: MoodServices & { log: Logger }) {
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
        .then(() => decideMoods(services, organizationId))
        .catch((error: unknown) =>
          log.error({ err: error, organizationId }, 'figures not computed'),
        );
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
