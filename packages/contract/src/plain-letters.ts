/** Letters that Unicode does not decompose, as people write them on another keyboard. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ß: 'ss',
  ẞ: 'SS',
  þ: 'th',
  Þ: 'Th',
};

const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** 'Łódź' as 'Lódź': accents that Unicode decomposes stay. */
export const withPlainLetters = (text: string): string =>
  text.replace(letters, (letter) => plainLetters[letter] ?? letter);
