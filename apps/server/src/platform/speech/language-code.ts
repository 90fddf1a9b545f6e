/** Services name languages by code or in English. */
const english = new Intl.DisplayNames('en', { type: 'language' });
const codes = [
  ...[
    'af',
    'ar',
    'az',
    'be',
    'bg',
    'bs',
    'ca',
    'cs',
    'cy',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'fa',
  ],
  ...[
    'fi',
    'fr',
    'gl',
    'he',
    'hi',
    'hr',
    'hu',
    'hy',
    'id',
    'is',
    'it',
    'ja',
    'kk',
    'kn',
    'ko',
    'lt',
  ],
  ...[
    'lv',
    'mi',
    'mk',
    'mr',
    'ms',
    'ne',
    'nl',
    'no',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
    'sv',
  ],
  ...['sw', 'ta', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh'],
];
const byName = new Map(codes.map((code) => [english.of(code)?.toLowerCase() ?? code, code]));

/** 'en' for 'en', 'en-GB' and 'english'; null for what is not known. */
export function languageCode(told: string | null | undefined): string | null {
  const name = told?.trim().toLowerCase() ?? '';
  const [code = ''] = name.split(/[-_]/);
  return codes.includes(code) ? code : (byName.get(name) ?? null);
}
