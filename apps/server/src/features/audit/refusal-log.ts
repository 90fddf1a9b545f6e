import { counted } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { type AuditActor, type AuditEvent, recordAuditEvent } from './record-audit-event.ts';

const singlyMax = 10;
const sumUpEveryMs = 60_000;

type Actor = Required<AuditActor> & { organizationId: string };
type Refusals = { actor: Actor; singly: number; more: number };

/**
 * Limits the growth of the log: a member's first ten refusals are recorded one by one, later ones
 * as a count per minute, until there is a minute without any.
 */
export function createRefusalLog(db: Queryable, log: Pick<Logger, 'error'>) {
  const byActor = new Map<string, Refusals>();
  let summingUp = Promise.resolve();

  async function record(actor: Actor, event: Omit<AuditEvent, 'action'>): Promise<void> {
    const key = `${actor.organizationId} ${actor.accountId} ${actor.origin.apiKey ?? ''}`;
    const refusals = byActor.get(key) ?? { actor, singly: 0, more: 0 };
    byActor.set(key, refusals);
    if (refusals.singly === singlyMax) {
      refusals.more += 1;
      return;
    }
    refusals.singly += 1;
    await recordAuditEvent(db, actor, { action: 'refused', ...event });
  }

  async function sumUpAll() {
    for (const [key, refusals] of byActor) {
      const { actor, more } = refusals;
      if (more === 0) {
        byActor.delete(key);
        continue;
      }
      refusals.more = 0;
      const detail = `${counted(more, 'more call')} within a minute`;
      await recordAuditEvent(db, actor, { action: 'refused', detail }).catch((error: unknown) => {
        // Added to the count of the next minute.
        refusals.more += more;
        log.error({ err: error }, 'refused calls could not be recorded');
      });
    }
  }

  function sumUp(): Promise<void> {
    summingUp = summingUp.then(sumUpAll);
    return summingUp;
  }

  const timer = setInterval(() => void sumUp(), sumUpEveryMs).unref();
  return {
    record,
    sumUp,
    async close() {
      clearInterval(timer);
      await sumUp();
    },
  };
}
