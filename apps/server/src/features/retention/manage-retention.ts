import {
  defaultRetention,
  type RetentionPeriods,
  type RetentionPreview,
  type RetentionSettings,
  retentionExamplesMax,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { limitsAt } from './limits.ts';
import {
  countFilesBefore,
  countMeetingsBefore,
  findRetention,
  listOldestMeetings,
  type Retention,
  upsertRetention,
} from './retention-repository.ts';

const present = (row: Retention): RetentionSettings => ({
  fileDays: row.fileDays,
  meetingDays: row.meetingDays,
  lastRunAt: row.lastRunAt?.toISOString() ?? null,
});

export async function readRetention(db: Database, member: Member): Promise<RetentionSettings> {
  const row = await findRetention(db, member.organizationId);
  return row ? present(row) : { ...defaultRetention, lastRunAt: null };
}

export async function saveRetention(
  db: Database,
  actor: Actor,
  periods: RetentionPeriods,
): Promise<RetentionSettings> {
  const said = (days: number | null) => (days === null ? 'off' : `${days} days`);
  const detail = `files ${said(periods.fileDays)}, meetings ${said(periods.meetingDays)}`;
  return db.transaction().execute(async (tx) => {
    await recordAuditEvent(tx, actor, { action: 'retention-changed', detail });
    return present(await upsertRetention(tx, actor.organizationId, periods));
  });
}

export async function previewRetention(
  db: Database,
  member: Member,
  periods: RetentionPeriods,
): Promise<RetentionPreview> {
  const { organizationId } = member;
  const limits = limitsAt(new Date(), periods);
  const files = await countFilesBefore(db, organizationId, limits);
  if (!limits.meetings) return { meetings: 0, files, oldestMeetings: [] };
  const meetings = await countMeetingsBefore(db, organizationId, limits.meetings);
  const oldest = await listOldestMeetings(db, member, limits.meetings, retentionExamplesMax);
  return {
    meetings,
    files,
    oldestMeetings: oldest.map(({ id, title, createdAt }) => ({
      id,
      title,
      uploadedAt: createdAt.toISOString(),
    })),
  };
}
