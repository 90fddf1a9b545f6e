export type SpeakerName = {
  shown: string;
  email: string | null;
  /** Given names, then family names, in lower case, without accents, titles and brackets. */
  words: readonly string[];
};

const mailAddress = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|hon|honou?rable|sen|rep|herr|frau|mx|abg|abgeordneter?)\.?$/;
const rightHonourable = /\bright (?=hon(?:ou?rable)?\b)/i;
const suffixes = /^(?:jr|sr|ii|iii|iv|phd|md|mba|esq|cpa|pmp)\.?$/;

export function speakerKey(label: string): string {
  return label.replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Splits a label: 'Löfgren, Åsa [External]' has the words 'asa', 'lofgren'. */
export function normaliseSpeaker(label: string): SpeakerName {
  const key = speakerKey(label);
  const email = mailAddress.exec(key)?.[0]?.toLowerCase() ?? null;
  const withoutMail = email === null ? key : key.replace(mailAddress, '');
  const shown = withoutMail.replace(/\s*(?:\(\s*\)|<\s*>|\[\s*\])\s*/g, ' ').trim() || key;
  return { shown, email, words: nameWords(withoutMail) };
}

/**
 * Words in reading order. Numbers beside a name are dropped ('Anna Smith2' gives 'anna', 'smith'); after a single
 * letter they are kept ('R2 Dennis').
 */
export function nameWords(name: string): string[] {
  return nameWordsWithDigits(name)
    .flatMap((word) => (/\d/.test(word) ? withoutNumbers(word) : [word]))
    .filter(isNamePart);
}

function withoutNumbers(word: string): string[] {
  const parts = word.split(/\d+/).map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const named = parts.filter((part) => part !== '');
  return named.length === 0 || named.some((part) => part.length > 1) ? named : [word];
}

export function nameWordsWithDigits(name: string): string[] {
  const bare = name
    .replace(rightHonourable, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|（[^（）]*）|【[^【】]*】/g, ' ')
    .replace(/\|.*$|\s[/•]\s.*$|\s[-–—]\s.*$/, ' ');
  const [last = '', first] = bare.split(',', 2);
  const isTurned = first !== undefined && !suffixes.test(plain(first).trim());
  return plain(isTurned ? `${first} ${last}` : last)
    .split(/[\s._]+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter(isNamePart);
}

const isNamePart = (word: string) => word !== '' && !titles.test(word) && !suffixes.test(word);

export const foldName = (name: string) => plain(name).replace(/\s+/g, ' ').trim();

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðßæœıþ]/g, (letter) => written[letter] ?? letter)
    .replaceAll('’', "'");
}

const written: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};
