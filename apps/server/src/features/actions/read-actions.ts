import type { Action, ActionList, ActionListQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import {
  type ActionSearch,
  type ActionsOf,
  countActions,
  countActionsBy,
  findOwnPlace,
  type ListedAction,
  listActions,
} from './action-list-repository.ts';
import { countCarried } from './count-carried.ts';
import { listEarlierActions } from './earlier-action-repository.ts';
import { presentActions } from './present-action.ts';

/** @throws AppError 404 while the feature is switched off */
export function requireActions({ settings }: Member): void {
  if (!settings.activeFeatures.actions) throw notFound('Actions');
}

export async function readActions(
  db: Database,
  member: Member,
  { limit, after, ...filter }: ActionSearch & Pick<ActionListQuery, 'limit' | 'after'>,
): Promise<ActionList> {
  requireActions(member);
  const [rows, counts, own] = await Promise.all([
    listActions(db, member, filter, { limit, after }),
    after === undefined ? countActions(db, member, filter) : null,
    findOwnPlace(db, member),
  ]);
  const page = rows.slice(0, limit);
  const carried = await carriedOf(db, member, filter.meeting, page);
  const actions = await presentActions(db, member, page);
  return {
    actions: actions.map((action, at) => ({ ...action, ...carried[at] })),
    next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    counts,
    ...own,
  };
}

/** The numbers of the list alone. */
export async function readActionCounts(
  db: Database,
  member: Member,
  search: ActionSearch,
): Promise<NonNullable<ActionList['counts']>> {
  requireActions(member);
  return countActions(db, member, search);
}

/** The number of actions of the list by owner, or by the owner's department. */
export async function readActionGroups(
  db: Database,
  member: Member,
  search: ActionSearch,
  by: 'owner' | 'department',
): Promise<ActionsOf[]> {
  requireActions(member);
  return countActionsBy(db, member, search, by);
}

/** For the actions of one meeting, in their order. */
async function carriedOf(
  db: Database,
  member: Member,
  meetingId: string | undefined,
  rows: readonly ListedAction[],
): Promise<Pick<Action, 'carried'>[]> {
  if (!meetingId || !isUuid(meetingId) || rows.length === 0) return [];
  const earlier = await listEarlierActions(db, member, meetingId);
  const said = rows.map(({ quote, text }) => ({ words: quote ?? text }));
  return countCarried(said, earlier).map((carried) => (carried > 0 ? { carried } : {}));
}
