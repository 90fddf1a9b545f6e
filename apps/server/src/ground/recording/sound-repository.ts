import { findColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

/** Size of one read or write in bytes, so that other queries wait for at most one chunk. */
export const soundChunkBytes = 128 * 1024;

export type Sound = { id: string; size: number; mimeType: string | null };
export type SoundKey = { organizationId: string; id: string };

/** Sound that no meeting refers to yet. */
export async function insertSound(db: Queryable, organizationId: string): Promise<SoundKey> {
  const { id } = await db
    .insertInto('sound')
    .values({ organizationId, size: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { organizationId, id };
}

/** `position` counts chunks from 0. All but the last have `soundChunkBytes`. */
export async function insertSoundChunk(
  db: Queryable,
  { organizationId, id }: SoundKey,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await db
    .insertInto('soundChunk')
    .values({ organizationId, soundId: id, position, bytes })
    .execute();
}

/** The sweep spares sound that is being written. */
export async function touchSound(db: Queryable, { organizationId, id }: SoundKey): Promise<void> {
  await db
    .updateTable('sound')
    .set({ writtenAt: new Date() })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** @throws Error if the sound was swept before its meeting was made */
export async function attachSound(
  tx: Queryable,
  { organizationId, id }: SoundKey,
  attached: { meetingId: string; size: number; mimeType?: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('sound')
    .set(attached)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('meetingId', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The sound was swept before its meeting was made.');
}

export function findSound(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<Sound | undefined> {
  return db
    .selectFrom('sound')
    .select(['id', 'size', 'mimeType'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
}

/** The meetings of these that have sound. */
export async function listSounds(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<Set<string>> {
  if (meetingIds.length === 0) return new Set();
  const found = await db
    .selectFrom('sound')
    .select('meetingId')
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
  return new Set(found.flatMap(({ meetingId }) => meetingId ?? []));
}

/** Undefined after the last chunk, or if the sound was deleted. */
export const findSoundChunk = (db: Queryable, { organizationId, id }: SoundKey, position: number) =>
  findColumn(db, 'soundChunk', 'bytes', { organizationId, soundId: id, position });

export async function deleteUnattachedSound(
  db: Queryable,
  { organizationId, id }: SoundKey,
): Promise<void> {
  await db
    .deleteFrom('sound')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('meetingId', 'is', null)
    .execute();
}

/** The transcript stays. */
export async function deleteSound(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  await tx
    .deleteFrom('sound')
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
  await tx
    .updateTable('recording')
    .set({ soundUntil: null })
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
}
