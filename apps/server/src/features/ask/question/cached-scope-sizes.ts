import type { ServerEventName } from '@rapport/contract';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';
import { isOfDaysAlone, type Scope, type ScopeSize } from './asked-scope-repository.ts';

/** Scopes with fewer meetings are counted within a few milliseconds. */
const cachedFrom = 10_000;
/** A limit for changes whose event was lost. */
const cachedMs = 60_000;
const cachedMax = 200;
const changes: ReadonlySet<string> = new Set<ServerEventName | 'events-missed'>([
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'events-missed',
]);

/** Counts the meetings that a question is about. */
export type MeasureScope = (member: Member, scope: Scope) => Promise<ScopeSize>;

/**
 * Caches the counts of large scopes until a meeting changes: counting 100,000 meetings takes a third of the database's
 * time for a question. Scopes that depend on the reader are counted each time.
 */
export function cacheScopeSizes(bus: EventBus, measure: MeasureScope): MeasureScope {
  const cached = new Map<string, { organizationId: string; size: ScopeSize; until: number }>();
  let changesSeen = 0;
  bus.subscribe(({ name, payload }) => {
    if (!changes.has(name)) return;
    changesSeen++;
    for (const [key, { organizationId }] of cached)
      if (!('organizationId' in payload) || payload.organizationId === organizationId)
        cached.delete(key);
  });
  return async (member, scope) => {
    if (!isOfDaysAlone(member, scope)) return measure(member, scope);
    const { organizationId, settings } = member;
    const key = JSON.stringify([organizationId, settings.timezone, scope.from, scope.to]);
    const known = cached.get(key);
    if (known && known.until > performance.now()) return known.size;
    const seenBefore = changesSeen;
    const size = await measure(member, scope);
    if (size.meetings < cachedFrom || changesSeen !== seenBefore) return size;
    const [oldest] = cached.keys();
    if (cached.size >= cachedMax && oldest !== undefined) cached.delete(oldest);
    cached.set(key, { organizationId, size, until: performance.now() + cachedMs });
    return size;
  };
}
