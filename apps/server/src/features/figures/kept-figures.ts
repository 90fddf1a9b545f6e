import type { ServerEventName } from '@rapport/contract';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Member } from '../../platform/session.ts';
import type { ReadPeriods } from './read-periods.ts';

/** For changes whose event was lost. */
const keptMs = 10 * 60 * 1000;

/** Figures in memory, by organization and period. */
export type KeptFigures<T> = {
  /**
   * Computes the figures once until those of the organization change, for ten minutes at most. `apart` tells apart what else they depend on.
   * What depends on the reader is kept only where everyone reads every meeting.
   */
  get(
    member: Pick<Member, 'organizationId' | 'settings'>,
    periods: Pick<ReadPeriods, 'today' | 'now'>,
    compute: () => Promise<T>,
    apart?: string,
  ): Promise<T>;
};

const changes: ReadonlySet<string> = new Set([
  'organization-figures-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** For what is kept of the content of meetings. */
export const changesOfMeetings = [
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
] as const satisfies ServerEventName[];

/** The oldest of more than `keptMax` are forgotten, and all of the organization after `alsoAfter`. */
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
        // The oldest come first.
        for (const [oldest, { until }] of kept) {
          if (until > Date.now()) break;
          kept.delete(oldest);
        }
        const known = kept.get(key);
        if (known) return known.figures;
        const [oldest] = kept.keys();
        if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
        const figures = compute();
        kept.set(key, { organizationId, until: Date.now() + keptMs, figures });
        figures.catch(() => kept.get(key)?.figures === figures && kept.delete(key));
        return figures;
      },
    };
  };
}
