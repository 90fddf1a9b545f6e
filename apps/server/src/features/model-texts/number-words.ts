import type { SupportedLanguage } from '@rapport/transcript';

type NumberWords = {
  /** From 0, in order. */
  small: string;
  /** From twenty to ninety. */
  tens: string;
  scales: Record<string, number>;
  /** Between parts of a number: 'twenty and', 'vingt et un'. */
  and: string;
  others?: Record<string, number>;
};

const compounds = (
  beginning: string,
  from: number,
  ends: Record<string, number>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(ends).map(([end, value]) => [`${beginning}${end}`, from + value]),
  );
/** The words of numbers in a row. */
const inRow = (list: string, from: number): Record<string, number> =>
  Object.fromEntries(list.split(' ').map((word, at) => [word, from + at]));
const frenchUnits = inRow('un deux trois quatre cinq six sept huit neuf', 1);
const frenchTeens = inRow(
  'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  10,
);
const italianUnits = { due: 2, tre: 3, tré: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, nove: 9 };

export const numberWords: Record<SupportedLanguage, NumberWords> = {
  en: {
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    scales: { hundred: 100, thousand: 1000, million: 1_000_000 },
    and: 'and',
    others: { third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12 },
  },
  de: {
    small:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    scales: { hundert: 100, tausend: 1000, million: 1_000_000, millionen: 1_000_000 },
    and: 'und',
    others: { dritte: 3, dritten: 3, siebte: 7, siebten: 7, dreissig: 30 },
  },
  fr: {
    small:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    scales: { cent: 100, cents: 100, mille: 1000, million: 1_000_000, millions: 1_000_000 },
    and: 'et',
    others: {
      septante: 70,
      huitante: 80,
      nonante: 90,
      'quatre-vingt': 80,
      ...compounds('soixante-', 60, frenchTeens),
      ...compounds('quatre-vingt-', 80, frenchUnits),
      ...compounds('quatre-vingt-', 80, frenchTeens),
    },
  },
  es: {
    small:
      'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    scales: { cien: 100, ciento: 100, mil: 1000, millón: 1_000_000, millones: 1_000_000 },
    and: 'y',
    others: {
      ...compounds('veinti', 20, { uno: 1, ún: 1, dós: 2, trés: 3, cuatro: 4, cinco: 5 }),
      ...compounds('veinti', 20, { séis: 6, siete: 7, ocho: 8, nueve: 9 }),
    },
  },
  pt: {
    small:
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    scales: { cem: 100, cento: 100, mil: 1000, milhão: 1_000_000, milhões: 1_000_000 },
    and: 'e',
    others: { duas: 2, dezasseis: 16, dezassete: 17, dezanove: 19, quatorze: 14 },
  },
  it: {
    small:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    scales: { cento: 100, mille: 1000, mila: 1000, milione: 1_000_000, milioni: 1_000_000 },
    and: 'e',
    others: Object.assign(
      {},
      ...'vent trent quarant cinquant sessant settant ottant novant'
        .split(' ')
        .flatMap((stem, at) => [
          compounds(stem, (at + 2) * 10, { uno: 1, otto: 8 }),
          compounds(`${stem}${at === 0 ? 'i' : 'a'}`, (at + 2) * 10, italianUnits),
        ]),
    ),
  },
  nl: {
    small:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    scales: { honderd: 100, duizend: 1000, miljoen: 1_000_000 },
    and: 'en',
  },
};
