import type { RetentionPeriods } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

/** The periods are null where nothing is deleted automatically. */
export function findNameAndRetention(
  db: Queryable,
  organizationId: string,
): Promise<{ name: string } & RetentionPeriods> {
  return db
    .selectFrom('organization')
    .leftJoin('retention', 'retention.organizationId', 'organization.id')
    .select(['organization.name', 'retention.fileDays', 'retention.meetingDays'])
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
