import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { askedSpeakers } from '../../ground/meeting/to-confirm-repository.ts';

type AskedRow = {
  id: string;
  /** As heard. */
  name: string;
  userId: string;
  /** The given name of that person. */
  givenName: string;
  isTied: boolean;
};

export const listAskedRows = (
  db: Queryable,
  organizationId: string,
  meetingId: string,
) => rowsOf<AskedRow>(db)`
    select "id", "name", "userId", "givenName", "isTied"
    from (${askedSpeakers({ organizationId })}) "asked"
    where "meetingId" = ${meetingId} order by "position"`;
