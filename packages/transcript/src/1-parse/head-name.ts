import { findDate } from './date-text.ts';
import { isPhoneNumber, tidyLabel } from './speaker-label.ts';

const nameCharacters = 120;
const nameWords = 9;
/** What a tool writes between name and time: `Jane Doe | 0:03`, `Jane Doe: 0:03`, `Jane Doe at 0:03`. */
/** What Teams shows beside a name, without brackets. */
const badges = /(?<=\S)(?:\s+(?:external|unfamiliar|unverified))+$/i;
const separators = /(?:\s+at|[\s|:：•·–—-]+)$/;

/**
 * The name in a line that has the shape of a speaker's line, as written. Null if no display name can read so. Texts
 * without such a shape are judged by `speakerLabel`.
 */
export function headName(raw: string): string | null {
  if (raw.length > nameCharacters * 2) return null;
  const name = tidyLabel(raw.replace(/^\s*#{1,6}\s+/, ''))
    .replace(separators, '')
    .replace(badges, '')
    .trim();
  if (name === '' || name.length > nameCharacters) return null;
  if (!/\p{L}/u.test(name)) return isPhoneNumber(name) ? name : null;
  if (/:\/\/|[,;]$|^[,;.?!(]|^(?:={2}|~{2}|-{3})|^(?:[a-z]:)?[/\\]|^www\./i.test(name)) return null;
  if (/^meeting(?: started| ended)?$/i.test(name)) return null;
  if (/(?:19|20)\d{2}/.test(name) && findDate(name)) return null;
  const bare = name.replace(/\s*[([].*$/, '').replace(/,\s.*$/, '');
  return bare.split(' ').length <= nameWords ? name : null;
}
