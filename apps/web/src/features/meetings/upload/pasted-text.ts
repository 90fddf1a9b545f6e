import { pastedLengthMax } from '@rapport/contract';
import { today } from '@/lib/days.ts';

const nameCharacters = 100;

/**
 * The file that pasted text is uploaded as. Without a title its name has no day, because the day in
 * a file name is read as that of the meeting.
 */
export function pastedFile(text: string, title: string): File {
  const name = [...title.replace(/[\\/]/g, ' ').trim()].slice(0, nameCharacters).join('');
  return new File([text], `${name || 'Pasted text'}.txt`, { type: 'text/plain' });
}

/** 'Pasted text 2026-11-26' if none was typed. */
export const pastedTitle = (typed: string): string => typed.trim() || `Pasted text ${today()}`;

/** Why the text cannot be uploaded, in a sentence. */
export function pastedProblem(text: string): string | null {
  if (text.trim() === '') return 'Please paste the text of the meeting.';
  return tooLong(text);
}

export function tooLong({ length }: string): string | null {
  if (length <= pastedLengthMax) return null;
  const [is, most] = [length, pastedLengthMax].map((count) => count.toLocaleString('en'));
  return `This text has ${is} characters, and up to ${most} can be pasted. Please save it as a .txt file and upload the file.`;
}
