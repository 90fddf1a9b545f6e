import { heardName, type SpeakerAliases } from '@rapport/transcript';
import type { Queryable } from '../../database/types.ts';
import {
  deleteAliasesOf,
  deleteUnheardAliases,
  listAliases,
  listNamesOf,
} from './alias-repository.ts';
import { tieMeetingAsChosen } from './tie-repository.ts';

export async function readAliases(db: Queryable, organizationId: string): Promise<SpeakerAliases> {
  const aliases = await listAliases(db, organizationId);
  return new Map(aliases.map(({ heardAs, directoryUserId }) => [heardAs, directoryUserId]));
}

/** For choices that were made or undone while the meeting was analysed. */
export const applyAliases = (tx: Queryable, organizationId: string, meetingId: string) =>
  tieMeetingAsChosen(tx, organizationId, meetingId);

/** Names that people have tied to the person. */
export const readNamesOf = (db: Queryable, organizationId: string, directoryUserId: string) =>
  listNamesOf(db, organizationId, directoryUserId);

/** Deletes everything that was chosen for the person's names. */
export const forgetNamesOf = (
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
  names: readonly string[],
): Promise<void> =>
  deleteAliasesOf(tx, organizationId, {
    directoryUserId,
    heardAs: names.flatMap((name) => heardName(name) ?? []),
  });

export const forgetUnheardNames = (tx: Queryable, organizationId: string): Promise<void> =>
  deleteUnheardAliases(tx, organizationId);
