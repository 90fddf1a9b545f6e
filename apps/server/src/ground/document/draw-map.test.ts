import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMap, mapSvg } from './draw-map.ts';
import { departmentColours, moodColours } from './look.ts';
import type { MapDrawing } from './map-drawing.ts';
import { inTypeface, widthOf } from './typefaces.ts';

const drawing = (mood?: 'positive' | 'negative'): MapDrawing => ({
  people: ['Ana', 'Bo', 'Cem'].map((name, at) => ({
    id: `${at}`,
    name,
    department: at === 0 ? 'Sales' : 'Unknown',
    ...(mood && { mood }),
  })),
  ties: [
    { source: '0', target: '1', strength: 8, isNegative: mood === 'negative' },
    { source: '1', target: '2', strength: 2, isNegative: false },
  ],
  hasEqualSizes: false,
});

test('shows everyone, their connections and what the colours mean', () => {
  const { svg } = mapSvg(drawing('negative'));
  for (const text of ['Ana', 'Bo', 'Cem', 'Sales', 'Negative']) expect(svg).toContain(`>${text}<`);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(mapSvg(drawing('negative')).svg).toBe(svg);
});

const heightOf = (svg: string) => Number(/height="(\d+)"/.exec(svg)?.[1]);

/** Left, right and bottom edge of each text. */
const textsOf = (svg: string) =>
  [
    ...svg.matchAll(
      /<text x="([\d.-]+)" y="([\d.-]+)"( text-anchor="middle")? ?(?:font-size="(\d+)")?[^>]*>(?:<tspan[^>]*>)?([^<]*)</g,
    ),
  ].map(([, x, y, isCentred, size = '12', text = '']) => {
    const width = widthOf(inTypeface(text), Number(size));
    const left = Number(x) - (isCentred ? width / 2 : 0);
    return { text, left, right: left + width, bottom: Number(y) };
  });

const moods = ['positive', 'neutral', 'negative'] as const;

test.each([1, 3, 5, 6, 7, 8])(
  'the legend of %i departments and all moods is whole',
  (departments) => {
    const names = [...departmentColours.keys()].slice(-departments);
    const people = Array.from({ length: 9 }, (_, at) => ({
      id: `${at}`,
      name: `Person ${at}`,
      department: names[at % departments] ?? '',
      mood: moods[at % 3],
    }));
    const { svg } = mapSvg({ people, ties: [], hasEqualSizes: true });
    const texts = textsOf(svg);
    for (const legend of [...names, 'Positive', 'Neutral', 'Negative'])
      expect(texts.map(({ text }) => text)).toContain(legend);
    for (const { text, left, right, bottom } of texts) {
      expect([text, left >= 0, right <= 640, bottom < heightOf(svg)]).toEqual([
        text,
        true,
        true,
        true,
      ]);
    }
  },
);

test.each(['Wilhelmina Wommersworth', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Ὀδυσσεὺς Λαερτιάδης', 'il'])(
  'the name %s is whole, wherever its person stands',
  (name) => {
    const people = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name, department: 'HR' }));
    for (const { left, right } of textsOf(mapSvg({ people, ties: [], hasEqualSizes: true }).svg))
      expect([left >= 0, right <= 640]).toEqual([true, true]);
  },
);

test('has no mood colours if moods are not shown', () => {
  const { svg } = mapSvg(drawing());
  for (const colour of Object.values(moodColours)) expect(svg).not.toContain(colour);
  for (const name of ['Positive', 'Neutral', 'Negative']) expect(svg).not.toContain(name);
});

test('is well-formed for any name, with everyone inside the picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const people = names.map((name, at) => ({ id: `${at}`, name, department: name }));
        const { svg } = mapSvg({ people, ties: [], hasEqualSizes: true });
        expect(
          svg.replace(
            /<\/?(?:svg|rect|path|circle|text|tspan)(?: [a-z-]+="[^"<>]*"| xmlns="[^"]*")*\/?>/g,
            '',
          ),
        ).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
        for (const [, x, y] of svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)"/g)) {
          expect(Number(x)).toBeGreaterThan(0);
          expect(Number(x)).toBeLessThan(640);
          expect(Number(y)).toBeLessThan(heightOf(svg));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('is a PNG', async () => {
  const { png } = await drawMap(drawing('positive'));
  expect([...png.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
});
