import type { Period, ServerEventName } from '@rapport/contract';
import type { EventBus } from '../platform/event-bus.ts';
import type { Member } from '../platform/session.ts';
import type { Day } from './calendar-days.ts';

/** A limit for changes whose event was lost. */
const keptMs = 10 * 60 * 1000;

/** A cache of figures, by organization, day and period. */
export type KeptFigures<T> = {
  /**
   * Computes the figures once and keeps them until those of the organization change, for ten minutes at most. `apart`
   * distinguishes what else they depend on. If they depend on the reader, they are kept only if everyone reads every
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

/** Events that invalidate what is kept of the contents of meetings. */
export const changesOfMeetings = [
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
] as const satisfies ServerEventName[];

/** Above `keptMax` the oldest entries are dropped. Events of `alsoAfter` drop all entries of the organization. */
export type KeepFigures = <T>(options?: {
  keptMax?: number;
  alsoAfter?: readonly ServerEventName[];
}) => KeptFigures<T>;

export function keepUntilChanged(bus: EventBus): KeepFigures {
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
  return function keep<T>({
    keptMax = 200,
    ...also
  }: {
    keptMax?: number;
    alsoAfter?: readonly ServerEventName[];
  } = {}): KeptFigures<T> {
    const kept = new Map<string, { organizationId: string; until: number; figures: Promise<T> }>();
    forget.push({
      ...also,
      organization(id) {
        for (const [key, { organizationId }] of kept)
          if (id === null || organizationId === id) kept.delete(key);
      },
    });
    return {
      get({ organizationId, settings }, { today, now }, compute, apart = '') {
        const key = JSON.stringify([organizationId, today, now, settings, apart]);
        // The oldest come first, so the loop ends at the first valid one.
        for (const [oldest, { until }] of kept) {
          if (until > performance.now()) break;
          kept.delete(oldest);
        }
        const known = kept.get(key);
        if (known) return known.figures;
        const [oldest] = kept.keys();
        if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
        const figures = compute();
        kept.set(key, { organizationId, until: performance.now() + keptMs, figures });
        figures.catch(() => kept.get(key)?.figures === figures && kept.delete(key));
        return figures;
      },
    };
  };
}
