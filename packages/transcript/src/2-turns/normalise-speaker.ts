/** A label taken apart for comparing it with names. */
export type SpeakerName = {
  /** What people see: the label in one spelling, without a mail address in brackets. */
  shown: string;
  /** The mail address, where the label carries one. */
  email: string | null;
  /** Given names and family names in reading order, lower case, without accents, titles and brackets. */
  words: readonly string[];
};

const mailAddress = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const titles = /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|hon|honou?rable|sen|rep|herr|frau|mx)\.?$/;
/** 'Right' is a title only before 'Hon.'. */
const rightHonourable = /\bright (?=hon(?:ou?rable)?\b)/i;
const suffixes = /^(?:jr|sr|ii|iii|iv|phd|md|mba|esq|cpa|pmp)\.?$/;

/** The key under which a speaker is counted: the label as the file has it, white space folded, one form of accents. */
export function speakerKey(label: string): string {
  return label.replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Takes a label apart: 'Löfgren, Åsa [External]' has the words 'asa', 'lofgren'. */
export function normaliseSpeaker(label: string): SpeakerName {
  const key = speakerKey(label);
  const email = mailAddress.exec(key)?.[0]?.toLowerCase() ?? null;
  const withoutMail = email === null ? key : key.replace(mailAddress, '');
  const shown = withoutMail.replace(/\s*(?:\(\s*\)|<\s*>|\[\s*\])\s*/g, ' ').trim() || key;
  return { shown, email, words: nameWords(withoutMail) };
}

/**
 * The words of a name in reading order, ready for comparing. A number beside or behind a name is no part of it:
 * 'Anna Smith2' has 'anna', 'smith'. Behind a single letter it is: 'R2 Dennis' has 'r2', 'dennis'.
 */
export function nameWords(name: string): string[] {
  return numberedWords(name)
    .flatMap((word) => (/\d/.test(word) ? withoutNumbers(word) : [word]))
    .filter(isNamePart);
}

function withoutNumbers(word: string): string[] {
  const parts = word.split(/\d+/).map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const named = parts.filter((part) => part !== '');
  return named.length === 0 || named.some((part) => part.length > 1) ? named : [word];
}

/** The same with all its numbers. */
export function numberedWords(name: string): string[] {
  const bare = name
    .replace(rightHonourable, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ')
    .replace(/\s[|/•]\s.*$|\s[-–—]\s.*$/, ' ');
  const [last = '', first] = bare.split(',', 2);
  const isTurned = first !== undefined && !suffixes.test(plain(first).trim());
  return plain(isTurned ? `${first} ${last}` : last)
    .split(/[\s._]+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter(isNamePart);
}

const isNamePart = (word: string) => word !== '' && !titles.test(word) && !suffixes.test(word);

/** A name as it is written, but for case, accents and the width of gaps. */
export const foldName = (name: string) => plain(name).replace(/\s+/g, ' ').trim();

/** Lower case without accents; letters that don't come apart are written out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœıþ]/g, (letter) => written[letter] ?? letter)
    .replaceAll('’', "'");
}

const written: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};
