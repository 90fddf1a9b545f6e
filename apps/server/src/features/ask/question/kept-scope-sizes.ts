import type { ServerEventName } from '@rapport/contract';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';
import { isOfDaysAlone, type Scope, type ScopeSize } from './asked-scope-repository.ts';

/** Scopes with fewer meetings are counted within a few milliseconds. */
const keptFrom = 10_000;
/** A limit for changes whose event was lost. */
const keptMs = 60_000;
const keptMax = 200;
const changes: ReadonlySet<string> = new Set<ServerEventName | 'events-missed'>([
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'events-missed',
]);

/** Counts the meetings that a question is about. */
export type MeasureScope = (member: Member, scope: Scope) => Promise<ScopeSize>;

/**
 * Keeps the counts of large scopes until a meeting changes: counting 100,000 meetings takes a third of the database's
 * time for a question. Scopes that depend on the reader are counted each time.
 */
export function keepScopeSizes(bus: EventBus, measure: MeasureScope): MeasureScope {
  const kept = new Map<string, { organizationId: string; size: ScopeSize; until: number }>();
  let changesSeen = 0;
  bus.subscribe(({ name, payload }) => {
    if (!changes.has(name)) return;
    changesSeen++;
    for (const [key, { organizationId }] of kept)
      if (!('organizationId' in payload) || payload.organizationId === organizationId)
        kept.delete(key);
  });
  return async (member, scope) => {
    if (!isOfDaysAlone(member, scope)) return measure(member, scope);
    const { organizationId, settings } = member;
    const key = JSON.stringify([organizationId, settings.timezone, scope.from, scope.to]);
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.size;
    const seenBefore = changesSeen;
    const size = await measure(member, scope);
    if (size.meetings < keptFrom || changesSeen !== seenBefore) return size;
    const [oldest] = kept.keys();
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { organizationId, size, until: performance.now() + keptMs });
    return size;
  };
}
