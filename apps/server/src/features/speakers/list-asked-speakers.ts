import type { DirectoryPerson } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { listAskedRows } from './asked-speaker-repository.ts';
import { listQuotes } from './heard-repository.ts';

export type AskedSpeaker = {
  participantId: string;
  name: string;
  person: DirectoryPerson;
  reason: string;
  /** The turn to show; null if they say nothing. */
  turn: number | null;
};

/** The speakers of a meeting whose person is very likely, in the order of their first words. */
export async function listAskedSpeakers(
  db: Database,
  member: Member,
  meetingId: string,
): Promise<AskedSpeaker[]> {
  const rows = await listAskedRows(db, member.organizationId, meetingId);
  const people = await nameDirectoryPeople(
    db,
    member.organizationId,
    rows.map(({ userId }) => userId),
  );
  const ids = rows.map(({ id }) => id);
  const quotes = ids.length === 0 ? [] : await listQuotes(db, member, ids);
  const turnOf = new Map(quotes.map(({ participantId, turn }) => [participantId, turn]));
  return rows.flatMap(({ id, name, userId, isTied, givenName }) => {
    const person = people.get(userId);
    const reason = isTied
      ? 'The name fits nobody else in the directory'
      : `Part of the name, which fits nobody else in the directory; others call this speaker ‘${givenName}’`;
    return person
      ? [{ participantId: id, name, person, reason, turn: turnOf.get(id) ?? null }]
      : [];
  });
}
