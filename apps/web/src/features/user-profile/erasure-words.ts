import type { ErasurePreview } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** What erasing does, line by line. */
export function erasureLines(
  { meetings, mentions, files }: ErasurePreview,
  hasAccount: boolean,
): string[] {
  const spoke =
    meetings > 0 &&
    `In ${counted(meetings, 'meeting')} they become 'Former participant'. What was written about them is deleted; the figures of others stay as they are.`;
  const named =
    mentions > 0 &&
    `Their name is taken out of ${counted(mentions, `${meetings > 0 ? 'other ' : ''}meeting`)} in which others name them.`;
  const deleted =
    files > 0 &&
    `${files === 1 ? 'The original file of 1 meeting is' : `The original files of ${files} meetings are`} deleted, because the name stands there. ${files === 1 ? 'That meeting' : 'Those meetings'} cannot be read again, and speakers can no longer be corrected.`;
  const entry = hasAccount
    ? 'Their entry in the directory, their invitations and their membership are deleted. Their account is their own and stays.'
    : 'Their entry in the directory and their invitations are deleted.';
  const backups = 'Backups that were made before still hold them.';
  return [spoke, named, deleted, entry, backups].filter((line) => line !== false);
}

const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name);
