import type { Queryable } from '../../database/types.ts';

export async function isTeamMember(
  db: Queryable,
  organizationId: string,
  teamId: string,
  accountId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('team')
    .innerJoin('teamMember', 'teamMember.teamId', 'team.id')
    .select('team.id')
    .where('team.organizationId', '=', organizationId)
    .where('team.id', '=', teamId)
    .where('teamMember.userId', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
