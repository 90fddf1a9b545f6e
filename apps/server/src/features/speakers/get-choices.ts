import type { SpeakerChoices } from '@rapport/contract';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { listChoiceRows } from './alias-repository.ts';
import { readJson } from './name-cursor.ts';

const choicesPageSize = 50;
const placeSchema = z.object({ at: z.iso.datetime(), id: z.uuid() });

/** Newest first. */
export async function getChoices(
  db: Database,
  member: Member,
  cursor: string | undefined,
): Promise<SpeakerChoices> {
  const { organizationId } = member;
  const before = cursor === undefined ? null : readJson(cursor, placeSchema);
  const found = await listChoiceRows(db, organizationId, { before, limit: choicesPageSize + 1 });
  const page = found.slice(0, choicesPageSize);
  const ids = page.flatMap(({ directoryUserId }) => directoryUserId ?? []);
  const people = await nameDirectoryPeople(db, organizationId, [...new Set(ids)]);
  const last = page.at(-1);
  return {
    choices: page.map(({ id, name, is, directoryUserId, meetingId, chosenAt, by }) => ({
      id,
      name,
      is,
      by,
      person: people.get(directoryUserId ?? '') ?? null,
      isOneMeeting: meetingId !== null,
      at: chosenAt.toISOString(),
    })),
    next:
      last && found.length > choicesPageSize
        ? Buffer.from(JSON.stringify({ at: last.chosenAt.toISOString(), id: last.id })).toString(
            'base64url',
          )
        : null,
  };
}
