import { createHmac } from 'node:crypto';
import type { Meeting, Queryable } from '../../database/types.ts';
import { deleteFile } from '../../ground/meeting/meeting-file-repository.ts';
import { cutAgain } from '../../ground/search-index/index-meeting.ts';
import { eraseFromTexts, spokenNames } from './erase-from-texts.ts';
import { listErasedNames } from './erasure-repository.ts';
import { changeTurns, readTexts, saveTexts } from './meeting-texts-repository.ts';
import { namesOfSpeaker, plainName } from './person-names.ts';
import type { Redact } from './redact-names.ts';
import { redactTurn } from './redact-turn.ts';

const addresses = /[^\s<>()[\]]+@[^\s<>()[\]]+/g;

/** A keyed hash that recognizes an erased name without storing it. */
export const nameDigest = (secret: string, organizationId: string, name: string): string =>
  createHmac('sha256', secret)
    .update(`${organizationId}\n${plainName(name)}`)
    .digest('base64url');

/**
 * Applies erasures made after the upload, then deletes the file.
 */
export async function redactErasedNames(
  tx: Queryable,
  meeting: Meeting,
  secret: string,
): Promise<void> {
  const { organizationId, id } = meeting;
  const erased = await listErasedNames(tx, meeting);
  if (erased.size === 0) return;
  const key = { organizationId, meetingId: id };
  const before = await readTexts(tx, key);
  const isErased = (speaker: Parameters<typeof spokenNames>[0]) =>
    spokenNames(speaker)
      .flatMap((name) => [name, ...(name.match(addresses) ?? [])])
      .some((name) => erased.has(nameDigest(secret, organizationId, name)));
  let texts = before;
  const redactions: Redact[] = [];
  for (const speaker of before.participants.filter(isErased)) {
    const names = namesOfSpeaker(spokenNames(speaker));
    const { redact, ...without } = eraseFromTexts(texts, names, ({ id }) => id === speaker.id);
    texts = without;
    redactions.push(redact);
  }
  if (texts === before) return;
  await saveTexts(tx, key, texts);
  const redactAll: Redact = (words) => redactions.reduce((text, redact) => redact(text), words);
  await changeTurns(tx, key, (turn) => redactTurn(turn, redactAll));
  await cutAgain(tx, key);
  await deleteFile(tx, meeting);
}
