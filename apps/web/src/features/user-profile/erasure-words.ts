import type { ErasurePreview } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

export function erasureLines(
  { meetings, mentions, files }: ErasurePreview,
  hasAccount: boolean,
): string[] {
  const spoke =
    meetings > 0 &&
    `In ${counted(meetings, 'meeting')} they become 'Former participant'. Texts about them are deleted; the figures of others do not change.`;
  const named =
    mentions > 0 &&
    `Their name is removed from ${counted(mentions, `${meetings > 0 ? 'other ' : ''}meeting`)} in which others mention them.`;
  const deleted =
    files > 0 &&
    `${files === 1 ? 'The original file of 1 meeting is deleted, because it contains the name. That meeting' : `The original files of ${files} meetings are deleted, because they contain the name. Those meetings`} cannot be read again, and speakers can no longer be corrected.`;
  const entry = hasAccount
    ? 'Their entry in the directory, their invitations and their membership are deleted. Their account belongs to them and is kept.'
    : 'Their entry in the directory and their invitations are deleted.';
  const backups = 'Existing backups still contain this data.';
  return [spoke, named, deleted, entry, backups].filter((line) => line !== false);
}

const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name);
