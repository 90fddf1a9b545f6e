import type { MeetingChecks, meetingChecksQuerySchema } from '@rapport/contract';
import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { countOpenNames } from '../speakers/count-open-names.ts';
import {
  type CheckedRow,
  countChecked,
  listChecked,
  listOnlySpeakers,
  listOthersOfSeries,
} from './check-repository.ts';
import { presentChecked } from './present-check.ts';

const pageSize = 20;

/** Meetings whose files can be read in two ways, until somebody decides. */
export async function getChecks(
  db: Database,
  member: Member,
  { after, meeting }: z.output<typeof meetingChecksQuerySchema>,
): Promise<MeetingChecks> {
  const found = await listChecked(db, member, { after, meeting, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const idsWith = (...kinds: CheckedRow['open']) =>
    page.filter(({ open }) => open.some((kind) => kinds.includes(kind))).map(({ id }) => id);
  const others = await listOthersOfSeries(db, member, idsWith('length', 'date'));
  const speakers = await listOnlySpeakers(db, member.organizationId, idsWith('one-speaker'));
  return {
    meetings: page.map((row) =>
      presentChecked(member, row, { others: others.get(row.id), speaker: speakers.get(row.id) }),
    ),
    total: await countChecked(db, member),
    names: await countOpenNames(db, member),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
