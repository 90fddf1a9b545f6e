import type { Action, SeriesMeeting } from '@rapport/contract';

/** An action that was still open in a later meeting of its series. */
export type CarriedAction = {
  action: Action;
  /** Indices of the meetings where it was mentioned and where it was last open. */
  first: number;
  last: number;
};

/**
 * Open actions first, those carried over most meetings at the top; then done ones, latest first.
 * @param meetings oldest first
 */
export function carriedActions(
  actions: readonly Action[],
  meetings: readonly Pick<SeriesMeeting, 'id' | 'date'>[],
): CarriedAction[] {
  const places = new Map(meetings.map(({ id }, at) => [id, at]));
  return actions
    .flatMap((action) => {
      const { state, closedOn, meeting } = action;
      const first = meeting ? places.get(meeting.id) : undefined;
      if (first === undefined || state === 'dropped') return [];
      const last =
        state === 'open' || closedOn === null
          ? meetings.length - 1
          : meetings.findLastIndex(({ date }) => date <= closedOn);
      return last > first ? [{ action, first, last }] : [];
    })
    .sort((one, other) => {
      const [isOpen, isOtherOpen] = [isOpenOne(one), isOpenOne(other)];
      if (isOpen !== isOtherOpen) return isOpen ? -1 : 1;
      return isOpen ? timesOf(other) - timesOf(one) : closedAfter(one, other);
    });
}

/** The number of later meetings in which it was still open. */
export const timesOf = ({ first, last }: CarriedAction): number => last - first;

const isOpenOne = ({ action }: CarriedAction) => action.state === 'open';

const closedAfter = (one: CarriedAction, other: CarriedAction) =>
  (other.action.closedOn ?? '').localeCompare(one.action.closedOn ?? '');
