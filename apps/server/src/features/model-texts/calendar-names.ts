import type { SupportedLanguage } from '@rapport/transcript';

const months: Record<SupportedLanguage, string> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};
const weekdays: Record<SupportedLanguage, string> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  pt: 'segunda terça quarta quinta sexta sábado domingo',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
};

const word = /\p{L}+/gu;
const beginsLarge = /^\p{Lu}/u;
/** Words of other meanings: 'may', 'march', 'terça' as a share. In English only the capital tells. */
const capitalOnly: ReadonlySet<SupportedLanguage> = new Set(['en']);

const known = new Map<SupportedLanguage, Map<string, string>>();

function namesOf(language: SupportedLanguage): Map<string, string> {
  const kept = known.get(language);
  if (kept) return kept;
  const names = new Map([
    ...months[language].split(' ').map((name, at) => [name, `month ${at + 1}`] as const),
    ...weekdays[language].split(' ').map((name, at) => [name, `day ${at + 1}`] as const),
  ]);
  known.set(language, names);
  return names;
}

/** The months and days of the week that a text names, the same in all languages. */
export function calendarNamesIn(text: string, language: SupportedLanguage): Set<string> {
  const names = namesOf(language);
  return new Set(
    [...text.matchAll(word)].flatMap(([spelled]) =>
      capitalOnly.has(language) && !beginsLarge.test(spelled)
        ? []
        : (names.get(spelled.toLowerCase()) ?? []),
    ),
  );
}

export const isCalendarName = (spelled: string, language: SupportedLanguage): boolean =>
  namesOf(language).has(spelled.toLowerCase());
