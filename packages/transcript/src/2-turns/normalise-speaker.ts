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
const titles = /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|hon|sen|rep|herr|frau|mx)\.?$/;
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

/** The words of a name in reading order, ready for comparing. */
export function nameWords(name: string): string[] {
  const bare = name
    .replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ')
    .replace(/\s[|/•]\s.*$|\s[-–—]\s.*$/, ' ');
  const [last = '', first] = bare.split(',', 2);
  const isTurned = first !== undefined && !suffixes.test(plain(first).trim());
  return plain(isTurned ? `${first} ${last}` : last)
    .split(/[\s._\d]+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '' && !titles.test(word) && !suffixes.test(word));
}

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
