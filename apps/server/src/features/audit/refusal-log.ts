import type { Queryable } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Act, type Doer, recordAct } from './record-act.ts';

const singlyMax = 10;
const sumUpEveryMs = 60_000;

type Actor = Required<Doer> & { organizationId: string };
type Refusals = { actor: Actor; singly: number; more: number };

/**
 * Notes what members are refused. The log only grows, so of each member the first ten refusals are noted
 * one by one, and those that follow are counted and noted once a minute, until a minute goes by without.
 */
export function createRefusalLog(db: Queryable, log: Pick<Logger, 'error'>) {
  const byActor = new Map<string, Refusals>();
  let summingUp = Promise.resolve();

  async function note(actor: Actor, act: Omit<Act, 'action'>): Promise<void> {
    const key = `${actor.organizationId} ${actor.accountId}`;
    const refusals = byActor.get(key) ?? { actor, singly: 0, more: 0 };
    byActor.set(key, refusals);
    if (refusals.singly === singlyMax) {
      refusals.more += 1;
      return;
    }
    refusals.singly += 1;
    await recordAct(db, actor, { action: 'refused', ...act });
  }

  async function sumUpAll() {
    for (const [key, refusals] of byActor) {
      const { actor, more } = refusals;
      if (more === 0) {
        byActor.delete(key);
        continue;
      }
      refusals.more = 0;
      const detail = `${more} more ${more === 1 ? 'call' : 'calls'} within a minute`;
      await recordAct(db, actor, { action: 'refused', detail }).catch((error: unknown) => {
        // Counted again, and noted with those of the next minute.
        refusals.more += more;
        log.error({ err: error }, 'refusals could not be noted');
      });
    }
  }

  /** Notes what was only counted so far; answers once that is written. */
  function sumUp(): Promise<void> {
    summingUp = summingUp.then(sumUpAll);
    return summingUp;
  }

  const timer = setInterval(() => void sumUp(), sumUpEveryMs).unref();
  return {
    note,
    sumUp,
    async close() {
      clearInterval(timer);
      await sumUp();
    },
  };
}
