import type { ActionList, ActionListQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { countActions, findOwnPlace, listActions } from './action-list-repository.ts';
import { presentAction } from './present-action.ts';

/** @throws AppError 404 while the feature is switched off */
export function requireActions({ settings }: Member): void {
  if (!settings.activeFeatures.actions) throw notFound('Actions');
}

export async function readActions(
  db: Database,
  member: Member,
  { limit, after, ...filter }: ActionListQuery,
): Promise<ActionList> {
  requireActions(member);
  const [rows, counts, own] = await Promise.all([
    listActions(db, member, filter, { limit, after }),
    after === undefined ? countActions(db, member, filter) : null,
    findOwnPlace(db, member),
  ]);
  const page = rows.slice(0, limit);
  return {
    actions: page.map((row) => presentAction(row, member)),
    next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    counts,
    ...own,
  };
}
