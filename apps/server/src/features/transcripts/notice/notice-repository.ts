import type { Queryable } from '../../../database/types.ts';

/** Addresses of the directory users matched to a speaker, without duplicates. */
export async function listParticipantAddresses(
  tx: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('participant')
    .innerJoin('directoryUser', 'directoryUser.id', 'participant.directoryUserId')
    .select('directoryUser.email')
    .distinct()
    .where('participant.organizationId', '=', organizationId)
    .where('participant.meetingId', '=', meetingId)
    .execute();
  return rows.map(({ email }) => email);
}
