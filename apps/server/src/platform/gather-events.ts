import type { ServerEventName } from '@rapport/contract';
import type { EventBus } from './event-bus.ts';
import type { Logger } from './logger.ts';

/** Events that arrive within this time are handled together. */
const gatherMs = 300;

/** Runs `work` for an organization soon after one of these events, one organization at a time. */
export function gatherEvents(
  { bus, log }: { bus: EventBus; log: Logger },
  names: ReadonlySet<ServerEventName>,
  work: (organizationId: string) => Promise<void>,
) {
  const waiting = new Map<string, NodeJS.Timeout>();
  let running: Promise<unknown> = Promise.resolve();
  const unsubscribe = bus.subscribe((event) => {
    if (!('organizationId' in event.payload) || !isNamed(names, event.name)) return;
    const { organizationId } = event.payload;
    if (waiting.has(organizationId)) return;
    const begin = () => {
      waiting.delete(organizationId);
      running = running
        .then(() => work(organizationId))
        .catch((error: unknown) =>
          log.error({ err: error, organizationId }, 'work after events failed'),
        );
    };
    waiting.set(organizationId, setTimeout(begin, gatherMs));
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

const isNamed = (names: ReadonlySet<string>, name: string) => names.has(name);
