import { createHash, createHmac } from 'node:crypto';
import { type Analysis, textAsRead } from '@rapport/transcript';

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * SHA-256 of all spoken words as read, independent of file format, turns, times, case and punctuation. Null without
 * words. Runs in the analysis thread.
 */
export function hashWords(turns: Parameters<typeof textAsRead>[0][]): string | null {
  const hash = createHash('sha256');
  let isEmpty = true;
  for (const turn of turns)
    for (const [word] of textAsRead(turn).normalize('NFKC').toLowerCase().matchAll(words)) {
      hash.update(word).update(' ');
      isEmpty = false;
    }
  return isEmpty ? null : hash.digest('hex');
}

/** The hash of the words of each participant who spoke enough for a mood. Runs in the analysis thread. */
export function hashSpeakers({ participants, turns }: Analysis): Map<string, string> {
  const turnsOf = Map.groupBy(turns, ({ speaker }) => speaker);
  return new Map(
    participants.flatMap(({ id, name, feeling }) => {
      const spokeEnough = feeling !== null && feeling !== 'too-little';
      const hash = spokeEnough ? hashWords(turnsOf.get(name) ?? []) : null;
      return hash === null ? [] : [[id, hash] as const];
    }),
  );
}

/**
 * Keyed, so that the database alone cannot confirm a guess of the words: after an erasure, the
 * digest still covers the words with the name.
 */
export const wordsDigest = (secret: string, organizationId: string, hash: string): string =>
  createHmac('sha256', secret).update(`words\n${organizationId}\n${hash}`).digest('base64url');
