import { expect, test } from 'vitest';
import { isRole } from '../1-parse/role-words.ts';
import { functionWords } from '../3-features/function-words.ts';
import type { SupportedLanguage } from './languages.ts';
import { recogniseLanguage } from './recognise-language.ts';

type Examples = { sentence: string; role: string; functionWord: string };

const examples: Record<Exclude<SupportedLanguage, 'en'>, Examples> = {
  de: { sentence: 'Wir haben noch nichts gehört.', role: 'Schatzmeisterin', functionWord: 'wenn' },
  fr: {
    sentence: 'Nous ne savons pas, mais nous allons voir.',
    role: 'Trésorière',
    functionWord: 'parce',
  },
  es: {
    sentence: 'Yo no lo sé, pero vamos a ver los números.',
    role: 'Tesorera',
    functionWord: 'ustedes',
  },
  pt: { sentence: 'Eu não sei, você tem os números?', role: 'Tesoureira', functionWord: 'você' },
  it: {
    sentence: 'Non lo so, ma lo abbiamo fatto anche noi.',
    role: 'Segretaria',
    functionWord: 'abbiamo',
  },
  nl: { sentence: 'Dat weet ik nog niet.', role: 'Penningmeester', functionWord: 'hoe' },
};

test.each(Object.entries(examples))(
  '%s is known, its roles and its function words',
  (language, its) => {
    const turn = { text: its.sentence, words: its.sentence.split(' ').length };
    expect(recogniseLanguage([turn])).toBe(language);
    expect(isRole(its.role)).toBe(true);
    expect(functionWords).toContain(its.functionWord);
  },
);
