import type { Period, ServerEventName } from '@rapport/contract';
import type { EventBus } from '../platform/event-bus.ts';
import type { Member } from '../platform/session.ts';
import type { Day } from './calendar-days.ts';

/** A limit for changes whose event was lost. */
const cachedMs = 10 * 60 * 1000;

/** A cache of figures, by organization, day and period. */
export type CachedFigures<T> = {
  /**
   * Computes the figures once and caches them until those of the organization change, for ten minutes at most. `apart`
   * distinguishes what else they depend on. If they depend on the reader, they are cached only if everyone reads every
   * meeting.
   */
  get(
    member: Pick<Member, 'organizationId' | 'settings'>,
    days: { today: Day; now?: Period },
    compute: () => Promise<T>,
    apart?: string,
  ): Promise<T>;
};

const changes: ReadonlySet<string> = new Set([
  'organization-figures-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** Events that invalidate what is cached of the contents of meetings. */
export const changesOfMeetings = [
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
] as const satisfies ServerEventName[];

/** Above `cachedMax` the oldest entries are dropped. Events of `alsoAfter` drop all entries of the organization. */
export type CacheFigures = <T>(options?: {
  cachedMax?: number;
  alsoAfter?: readonly ServerEventName[];
}) => CachedFigures<T>;

export function cacheUntilChanged(bus: EventBus): CacheFigures {
  const forget: {
    organization(id: string | null): void;
    alsoAfter?: readonly ServerEventName[];
  }[] = [];
  bus.subscribe(({ name, payload }) => {
    for (const { organization, alsoAfter } of forget) {
      if (name === 'events-missed') organization(null);
      if (
        (changes.has(name) || alsoAfter?.some((one) => one === name)) &&
        'organizationId' in payload
      )
        organization(payload.organizationId);
    }
  });
  return function cache<T>({
    cachedMax = 200,
    ...also
  }: {
    cachedMax?: number;
    alsoAfter?: readonly ServerEventName[];
  } = {}): CachedFigures<T> {
    const cached = new Map<
      string,
      { organizationId: string; until: number; figures: Promise<T> }
    >();
    forget.push({
      ...also,
      organization(id) {
        for (const [key, { organizationId }] of cached)
          if (id === null || organizationId === id) cached.delete(key);
      },
    });
    return {
      get({ organizationId, settings }, { today, now }, compute, apart = '') {
        const key = JSON.stringify([organizationId, today, now, settings, apart]);
        // The oldest come first, so the loop ends at the first valid one.
        for (const [oldest, { until }] of cached) {
          if (until > performance.now()) break;
          cached.delete(oldest);
        }
        const known = cached.get(key);
        if (known) return known.figures;
        const [oldest] = cached.keys();
        if (cached.size >= cachedMax && oldest !== undefined) cached.delete(oldest);
        const figures = compute();
        cached.set(key, { organizationId, until: performance.now() + cachedMs, figures });
        figures.catch(() => cached.get(key)?.figures === figures && cached.delete(key));
        return figures;
      },
    };
  };
}
