import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { topicCandidates } from './topic-candidates.ts';

const candidatesIn = (script: string, people: string[] = []) =>
  topicCandidates(talkFrom(script), people);
const keysIn = (script: string, people: string[] = []) =>
  candidatesIn(script, people).map(({ words }) => words.join(' '));
const candidate = (key: string, script: string) => {
  const found = candidatesIn(script).find(({ words }) => words.join(' ') === key);
  if (!found) throw new Error(`'${key}' is no candidate.`);
  return found;
};

describe('candidates', () => {
  test.each([
    [
      'up to three words',
      'We need blue harbour cranes now. No blue harbour cranes came.',
      ['blue', 'blue harbour', 'blue harbour crane', 'harbour', 'harbour crane', 'crane'],
    ],
    [
      'not over a comma',
      'The harbour, cranes and all. The harbour, cranes or not.',
      ['harbour', 'crane'],
    ],
    ['nothing said once', 'The harbour is far. The cranes are near the harbour.', ['harbour']],
    ['no word twice', 'The harbour harbour is far.', ['harbour']],
    [
      'a possessive as the word itself',
      "The harbour's cranes are old. The harbour's cranes are slow.",
      ['harbour', 'harbour crane', 'crane'],
    ],
    [
      'words on either side of an entity',
      'The harbour&nbsp;cranes are old. The harbour&nbsp;cranes are slow.',
      ['harbour', 'harbour crane', 'crane'],
    ],
    ['no contracted words', "ask d'silva or d’silva, d'silva knows, d’silva too", []],
    ['no addresses', `We read ${'x'.repeat(61)} and ${'x'.repeat(61)}.`, []],
    ['long words', `We read ${'x'.repeat(60)} and ${'x'.repeat(60)}`, ['x'.repeat(60)]],
  ])('%s', (_, text, keys) => {
    expect(keysIn(`Ana: ${text}`).sort()).toEqual(keys.sort());
  });

  test('leave out names of participants and of other people', () => {
    const script = 'Zorka Nimbler: We met Harrowell and Nimbler. Harrowell and Nimbler agreed.';
    expect(keysIn(script)).toEqual(['harrowell']);
    expect(keysIn(script, ['Quill Harrowell'])).toEqual([]);
  });

  test('leave out parts of a speaker label', () => {
    const text = 'The project interface designer met the interface designer of the project.';
    expect(keysIn(`Project Interface Designer: ${text} ${text}`)).toEqual([]);
  });
});

describe('the measures of a candidate', () => {
  test('speakers and tenths of the meeting', () => {
    const lines = Array.from({ length: 20 }, (_, at) =>
      at % 19 === 0 ? 'Ana: The harbour is far.' : 'Bo: Well yes.',
    );
    const script = [...lines, 'Bo: The harbour again.'].join('\n');
    const { count, speakers, tenths } = candidate('harbour', script);
    expect(count).toBe(3);
    expect([...speakers]).toEqual([0, 1]);
    expect([...tenths]).toEqual([0, 9]);
  });

  test('words by which somebody is called, or that "say" something, count as a person', () => {
    expect(candidate('qadir', 'Ana: Thanks Qadir for that. I met Qadir.').asPerson).toBe(1);
    expect(candidate('qadir', 'Ana: Well, Qadir said no. I met Qadir.').asPerson).toBe(1);
    expect(candidate('qadir', 'Ana: We saw Qadir there. I met Qadir.').asPerson).toBe(0);
  });

  test('a candidate ends at a comma, before a common word and at the end of the sentence', () => {
    const script =
      'Ana: The harbour, cranes and all. The harbour is far. We like the harbour. A harbour crane.';
    expect(candidate('harbour', script)).toMatchObject({ count: 4, endings: 3 });
  });

  test('a capital inside a sentence marks a name', () => {
    expect(candidate('kiel', 'Ana: Kiel is far. Kiel is near.').capitalized).toBe(0);
    expect(candidate('kiel', 'Ana: We know Kiel. They know Kiel.').capitalized).toBe(2);
    expect(candidate('ipad', 'Ana: We know the iPad. They know the iPad.').capitalized).toBe(0);
    expect(candidate('kiel canal', 'Ana: Kiel Canal it is. Kiel Canal.').capitalized).toBe(2);
  });

  test('a spelling at the start of a sentence has little weight', () => {
    const { spellings } = candidate('harbour', 'Ana: Harbour first. Harbour next. Any harbour.');
    expect(spellings.get('harbour')).toBeGreaterThan(spellings.get('Harbour') ?? 0);
  });
});
