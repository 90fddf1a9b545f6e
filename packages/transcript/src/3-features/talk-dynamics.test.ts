import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../types.ts';
import { talkOf } from './talk.ts';
import { talkDynamics } from './talk-dynamics.ts';

type Said = [speaker: string | null, text: string, start?: number, end?: number];

const dynamicsOf = (said: readonly Said[]) =>
  talkDynamics(
    talkOf(
      said.map(
        ([speaker, text, start = null, end = null], index): Turn => ({
          index,
          speaker,
          text,
          start,
          end,
          words: text.split(' ').length,
        }),
      ),
    ),
  );

const long = 'one two three four five six seven eight nine ten';

describe('the longest monologue', () => {
  test('goes on over signs of listening, and ends with words of another person', () => {
    expect(
      dynamicsOf([
        ['Ann', long, 0, 4],
        ['Ben', 'Yeah.', 4, 4.5],
        ['Ann', long, 5, 10],
        ['Ben', 'I think we should ask Sales.', 10, 12],
        ['Ann', `${long} ${long}`, 12, 20],
        ['Ben', long, 20, 25],
      ]).monologue,
    ).toEqual({ speaker: 'Ann', turn: 0, start: 0, seconds: 10, words: 20 });
  });

  test('has no seconds without times, or if it contains a break', () => {
    expect(
      dynamicsOf([
        ['Ann', long],
        ['Ben', 'Thank you Ann.'],
      ]).monologue,
    ).toEqual({ speaker: 'Ann', turn: 0, start: null, seconds: null, words: 10 });
    expect(
      dynamicsOf([
        ['Ann', long, 0, 600],
        ['Ben', 'Thank you Ann.', 601, 602],
      ]).monologue?.seconds,
    ).toBeNull();
  });

  test('needs two named speakers', () => {
    expect(dynamicsOf([['Ann', long]]).monologue).toBeNull();
    expect(dynamicsOf([[null, long]]).monologue).toBeNull();
  });
});

describe('silence', () => {
  test('is counted from four seconds to two minutes', () => {
    expect(
      dynamicsOf([
        ['Ann', long, 0, 10],
        ['Ben', long, 13.9, 20],
        ['Ann', long, 24, 30],
        ['Ben', long, 51, 60],
        ['Ann', long, 181, 190],
      ]).silence,
    ).toEqual({ seconds: 25, longest: { turn: 2, start: 30, seconds: 21 } });
  });

  test('is measured from the latest end of speech that overlaps', () => {
    expect(
      dynamicsOf([
        ['Ann', long, 0, 60],
        ['Ben', 'Yes, exactly that.', 10, 12],
        ['Cleo', 'I agree with Ann.', 30, 33],
        ['Ben', long, 70, 80],
      ]).silence,
    ).toEqual({ seconds: 10, longest: { turn: 0, start: 60, seconds: 10 } });
  });

  test('is unknown if turns have no end, or each lasts until the next one', () => {
    expect(
      dynamicsOf([
        ['Ann', long, 0],
        ['Ben', long, 30],
      ]).silence,
    ).toBeNull();
    expect(
      dynamicsOf([
        ['Ann', long, 0, 30],
        ['Ben', long, 30, 60],
        ['Ann', long, 60, 90],
        ['Ben', long, 99, 120],
      ]).silence,
    ).toBeNull();
  });
});

test('the longest monologue and the silence never exceed the words and the time of the talk', () => {
  const turns = fc.array(
    fc.tuple(fc.constantFrom('Ann', 'Ben', null), fc.nat(40), fc.nat(200), fc.nat(60)),
  );
  fc.assert(
    fc.property(turns, (drawn) => {
      let clock = 0;
      const said = drawn.map(([speaker, words, pause, length]): Said => {
        const start = clock + pause;
        clock = start + length;
        return [speaker, Array.from({ length: words + 1 }, () => 'word').join(' '), start, clock];
      });
      const { monologue, silence } = dynamicsOf(said);
      const wordsOf = (name: string) =>
        said.reduce((sum, [who, text]) => sum + (who === name ? text.split(' ').length : 0), 0);
      expect(monologue?.words ?? 0).toBeLessThanOrEqual(Math.max(wordsOf('Ann'), wordsOf('Ben')));
      expect(silence?.seconds ?? 0).toBeLessThanOrEqual(clock);
      expect(silence?.longest?.seconds ?? 0).toBeLessThanOrEqual(silence?.seconds ?? 0);
    }),
  );
});
