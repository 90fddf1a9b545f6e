import { textLanguages, textLanguageWords } from '@rapport/contract';
import {
  isSupportedLanguage,
  languageNames,
  type SupportedLanguage,
  supportedLanguages,
} from '@rapport/transcript';
import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { numbersIn } from './said-numbers.ts';
import type { TextLanguages } from './text-languages.ts';
import { isInLanguage } from './written-language.ts';

test('texts can be in the languages that are read', () => {
  expect([...textLanguages]).toEqual(supportedLanguages);
  expect(textLanguageWords).toEqual(languageNames);
});

const nothing = { meeting: [], people: [], pairs: [] };

/** Whether a claim about one turn holds. */
function holds(text: string, said: string, languages: TextLanguages): boolean {
  const piece = { turn: 0, speaker: 'Ana Ray', text: said };
  const answer = { ...nothing, meeting: [{ text, turn: 0, quote: said.slice(0, -1) }] };
  const chunk = { pieces: [piece], people: [], pairs: [] };
  return checkAnswer(answer, chunk, languages).meeting.length > 0;
}

type Sentences = { said: string; right: string; wrong: Record<string, string> };
const own: Record<Exclude<SupportedLanguage, 'en'>, Sentences> = {
  de: {
    said: 'Wir verschieben den Umzug nach Kassel nicht auf März, weil er 23 Tage dauert.',
    right: 'Der Umzug wird nicht auf März verschoben, er dauert dreiundzwanzig Tage.',
    wrong: {
      negation: 'Der Umzug wird auf März verschoben.',
      number: 'Der Umzug nach Kassel wird nicht verschoben, er dauert vierundzwanzig Tage.',
      month: 'Der Umzug nach Kassel wird nicht auf April verschoben.',
      name: 'Der Umzug nach Dortmund wird nicht verschoben.',
    },
  },
  fr: {
    said: 'Nous ne déplaçons pas le dépôt de Lille en mars, car il coûte quatre-vingt-trois euros.',
    right: 'Le dépôt de Lille n’est pas déplacé en mars et coûte 83 euros.',
    wrong: {
      negation: 'Le dépôt de Lille est déplacé en mars.',
      number: 'Le dépôt de Lille n’est pas déplacé et coûte soixante-treize euros.',
      month: 'Le dépôt de Lille n’est pas déplacé en avril.',
      name: 'Le dépôt de Nantes n’est pas déplacé en mars.',
    },
  },
  es: {
    said: 'No movemos el almacén de Cádiz en marzo, porque cuesta veintitrés euros.',
    right: 'El almacén de Cádiz no se mueve en marzo y cuesta 23 euros.',
    wrong: {
      negation: 'El almacén de Cádiz se mueve en marzo.',
      number: 'El almacén de Cádiz no se mueve y cuesta veinticuatro euros.',
      month: 'El almacén de Cádiz no se mueve en abril.',
      name: 'El almacén de Toledo no se mueve en marzo.',
    },
  },
  pt: {
    said: 'Não mudamos o depósito de Faro em março, porque custa trinta e cinco euros.',
    right: 'O depósito de Faro não muda em março e custa 35 euros.',
    wrong: {
      negation: 'O depósito de Faro muda em março.',
      number: 'O depósito de Faro não muda e custa trinta e seis euros.',
      month: 'O depósito de Faro não muda em abril.',
      name: 'O depósito de Braga não muda em março.',
    },
  },
  it: {
    said: 'Non spostiamo il deposito di Parma in marzo, perché costa ventitré euro.',
    right: 'Il deposito di Parma non si sposta in marzo e costa 23 euro.',
    wrong: {
      negation: 'Il deposito di Parma si sposta in marzo.',
      number: 'Il deposito di Parma non si sposta e costa ventotto euro.',
      month: 'Il deposito di Parma non si sposta in aprile.',
      name: 'Il deposito di Modena non si sposta in marzo.',
    },
  },
  nl: {
    said: 'We verplaatsen het depot in Breda niet in maart, want het kost drieëntwintig euro.',
    right: 'Het depot in Breda wordt niet in maart verplaatst en kost 23 euro.',
    wrong: {
      negation: 'Het depot in Breda wordt in maart verplaatst.',
      number: 'Het depot in Breda wordt niet verplaatst en kost vierentwintig euro.',
      month: 'Het depot in Breda wordt niet in april verplaatst.',
      name: 'Het depot in Zwolle wordt niet in maart verplaatst.',
    },
  },
};

describe.each(Object.entries(own))('in %s', (given, { said, right, wrong }) => {
  if (!isSupportedLanguage(given)) throw new Error('It is not read.');
  const language = given;
  const languages = { text: language, said: language };
  test('a sentence that the turn says is kept', () => {
    expect(holds(right, said, languages)).toBe(true);
  });
  test.each(Object.entries(wrong))('another %s is dropped', (_, text) => {
    expect(holds(text, said, languages)).toBe(false);
  });
  test('English sentences about it are checked, too', () => {
    const english = { text: 'en', said: language } as const;
    const place = /(?:nach|de|di|in|van) (\p{Lu}\p{L}+)/u.exec(said)?.[1] ?? '';
    expect(holds(`The one in ${place} does not move in March.`, said, english)).toBe(true);
    expect(holds(`The one in ${place} moves in March.`, said, english)).toBe(false);
    expect(holds(`The one in ${place} does not move in April.`, said, english)).toBe(false);
    expect(holds(`The one in ${place} does not cost 99.`, said, english)).toBe(false);
    expect(holds('The one in Leeds does not move in March.', said, english)).toBe(false);
  });
});

test.each<[SupportedLanguage, string, string[]]>([
  ['de', 'eintausend, 1.250 und 3,5 sowie zweihundert', ['1000', '1250', '3.5', '200']],
  ['fr', 'soixante-dix, vingt-deux et deux mille', ['70', '22', '2000']],
  ['es', 'treinta y dos, cien, dos mil', ['32', '100', '2000']],
  ['it', 'ventuno, trentotto, duemila', ['21', '38']],
  ['nl', 'tweehonderd, vijfentwintig', ['200', '25']],
  ['pt', 'vinte e um, duas mil', ['21', '2000']],
])('numbers in words of %s', (language, text, numbers) => {
  expect([...numbersIn(text, language)].sort()).toEqual(expect.arrayContaining(numbers.sort()));
});

test('an answer in another language than the asked one is not used', () => {
  const text = 'Le dépôt de la ville n’est pas déplacé et nous ne savons pas ce que cela coûte.';
  const answer = { ...nothing, meeting: [{ text, turn: 0, quote: '' }] };
  expect(isInLanguage(answer, 'fr')).toBe(true);
  expect(isInLanguage(answer, 'en')).toBe(false);
});
