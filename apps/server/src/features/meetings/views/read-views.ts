import { type MeetingViews, viewFilterSchema } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { switchedOn } from '../switched-on.ts';
import { viewAbilities } from './view-policy.ts';
import { countMeetingsOf, listViews } from './view-repository.ts';

/** The views visible to the member, each with the number of meetings that it shows them. */
export async function readViews(db: Database, member: Member): Promise<MeetingViews> {
  const rows = await listViews(db, member);
  // A filter saved by an earlier version that is no longer valid counts as empty.
  const filters = rows.map(({ filter }) =>
    switchedOn(member, viewFilterSchema.safeParse(filter).data ?? {}),
  );
  const { total, selected } = await countMeetingsOf(db, member, [
    ...filters,
    { check: 'open' },
    { confirm: 'open' },
  ]);
  const [toCheck, toConfirm] = selected.slice(filters.length);
  return {
    total,
    ...(toCheck && { toCheck }),
    ...(toConfirm && { toConfirm }),
    views: rows.map((row, at) => ({
      id: row.id,
      name: row.name,
      filter: filters[at] ?? {},
      meetings: selected[at] ?? 0,
      isShared: row.ownerId === null,
      author: row.createdBy === member.accountId ? null : row.author,
      can: viewAbilities(member, row),
    })),
  };
}
