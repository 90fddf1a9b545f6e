import type { AskCounted, ServerEventName } from '@rapport/contract';
import { changesOfMeetings } from '../../../ground/cache-until-changed.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';

const cachedMs = 60 * 60 * 1000;
const cachedMax = 500;

/** Events after which a reader may see other meetings, or other figures of them. */
const changes: ReadonlySet<string> = new Set<ServerEventName | 'events-missed'>([
  ...changesOfMeetings,
  'organization-people-updated',
  'organization-settings-updated',
  'access-updated',
  'events-missed',
]);

export type ReadCounted = (member: Member) => Promise<AskCounted>;

/** Keeps the answers of each reader for an hour, and none after a change of what they may see. */
export function cacheCounted(bus: EventBus, read: ReadCounted): ReadCounted {
  const cached = new Map<
    string,
    { organizationId: string; answer: Promise<AskCounted>; until: number }
  >();
  bus.subscribe(({ name, payload }) => {
    if (!changes.has(name)) return;
    for (const [key, { organizationId }] of cached)
      if (!('organizationId' in payload) || payload.organizationId === organizationId)
        cached.delete(key);
  });
  return (member) => {
    const { organizationId, accountId, role, settings } = member;
    const today = dayIn(settings.timezone, new Date());
    const key = JSON.stringify([organizationId, accountId, role, settings, today]);
    const known = cached.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const [oldest] = cached.keys();
    if (cached.size >= cachedMax && oldest !== undefined) cached.delete(oldest);
    const answer = read(member);
    cached.set(key, { organizationId, answer, until: performance.now() + cachedMs });
    answer.catch(() => cached.get(key)?.answer === answer && cached.delete(key));
    return answer;
  };
}
