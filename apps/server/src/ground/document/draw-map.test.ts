import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMap, mapSvg } from './draw-map.ts';
import { moodColours } from './look.ts';
import type { MapDrawing } from './map-drawing.ts';

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
  const svg = mapSvg(drawing('negative'));
  for (const text of ['Ana', 'Bo', 'Cem', 'Sales', 'Negative']) expect(svg).toContain(`>${text}<`);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(mapSvg(drawing('negative'))).toBe(svg);
});

test('has no mood colours if moods are not shown', () => {
  const svg = mapSvg(drawing());
  for (const colour of Object.values(moodColours)) expect(svg).not.toContain(colour);
  for (const name of ['Positive', 'Neutral', 'Negative']) expect(svg).not.toContain(name);
});

test('is well-formed for any name, with everyone inside the picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const people = names.map((name, at) => ({ id: `${at}`, name, department: name }));
        const svg = mapSvg({ people, ties: [], hasEqualSizes: true });
        expect(
          svg.replace(
            /<\/?(?:svg|rect|path|circle|text|tspan)(?: [a-z-]+="[^"<>]*"| xmlns="[^"]*")*\/?>/g,
            '',
          ),
        ).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
        for (const [, x, y] of svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)"/g)) {
          expect(Number(x)).toBeGreaterThan(0);
          expect(Number(x)).toBeLessThan(640);
          expect(Number(y)).toBeLessThan(406);
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
