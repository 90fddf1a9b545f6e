import { createHmac } from 'node:crypto';
import type { Meeting, Queryable } from '../../database/types.ts';
import { deleteFile } from '../meetings/meeting-file.ts';
import { eraseFromTexts, spokenNames } from './erase-from-texts.ts';
import { listErasedNames } from './erasure-repository.ts';
import type { Forget } from './forget-names.ts';
import { changeTurns, readTexts, saveTexts } from './meeting-texts-repository.ts';
import { namesOfSpeaker, plainName } from './person-names.ts';

const addresses = /[^\s<>()[\]]+@[^\s<>()[\]]+/g;

/** What tells that a name is one that was erased, without telling the name to who has no key. */
export const nameDigest = (secret: string, organizationId: string, name: string): string =>
  createHmac('sha256', secret)
    .update(`${organizationId}\n${plainName(name)}`)
    .digest('base64url');

/**
 * Erases from results that were just saved whoever was erased after their transcript was uploaded. Then the file
 * goes as well. Answers whether there was anybody.
 */
export async function forgetErasedNames(
  tx: Queryable,
  meeting: Meeting,
  secret: string,
): Promise<boolean> {
  const { organizationId, id } = meeting;
  const erased = await listErasedNames(tx, meeting);
  if (erased.size === 0) return false;
  const key = { organizationId, meetingId: id };
  const before = await readTexts(tx, key);
  const isErased = (speaker: Parameters<typeof spokenNames>[0]) =>
    spokenNames(speaker)
      .flatMap((name) => [name, ...(name.match(addresses) ?? [])])
      .some((name) => erased.has(nameDigest(secret, organizationId, name)));
  let texts = before;
  const forgets: Forget[] = [];
  for (const speaker of before.participants.filter(isErased)) {
    const names = namesOfSpeaker(spokenNames(speaker));
    const { forget, ...without } = eraseFromTexts(texts, names, ({ id }) => id === speaker.id);
    texts = without;
    forgets.push(forget);
  }
  if (texts === before) return false;
  await saveTexts(tx, key, texts);
  await changeTurns(tx, key, (turn) => ({
    ...turn,
    text: forgets.reduce((text, forget) => forget(text), turn.text),
  }));
  await deleteFile(tx, meeting);
  return true;
}
