import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, link, person, sceneOf, threePeople } from '../testing/example-graph.ts';
import { examplePalette } from '../testing/example-palette.ts';
import { drawPicture, pictureSize } from './draw-picture.ts';
import { SvgContext } from './svg-context.ts';

const measure = (text: string) => text.length * 6;
const { nodes, links } = threePeople;

function svgOf(scene: ReturnType<typeof sceneOf>): string {
  const drawing = { scene, palette: examplePalette, measure };
  const context = new SvgContext();
  drawPicture(context, drawing, 1);
  return context.document({ title: 'Connection map', ...pictureSize(drawing) });
}

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('a picture of the map as SVG', () => {
  const places = { ada: [400, 160], bo: [600, 80], cem: [200, 80] } as const;
  const svg = svgOf(sceneOf(nodes, links, places));

  it('contains every person with fill, ring and name, every line and the background', () => {
    for (const fill of ['executive', 'sales', 'unknown']) expect(svg).toContain(`fill="${fill}"`);
    expect(svg).toMatch(/<circle cx="400" cy="160"/);
    expect(svg.match(/<path d="M[\d.]+ [\d.]+L/g)).toHaveLength(2);
    expect(svg).toMatch(/fill="surface"><path d="M0 0h800v/);
    for (const { name } of nodes) expect(textsOf(svg)).toContain(name);
  });

  it('explains the signs that occur in it', () => {
    const meanings = ['Executive', 'Sales', 'Unknown', 'Positive', 'Neutral', 'Negative'];
    expect(textsOf(svg)).toEqual(expect.arrayContaining(meanings));
    expect(textsOf(svg)).not.toContain('Finance');
    const without = textsOf(svgOf(sceneOf(nodes, links, places, { showSentiment: false })));
    expect(without).not.toContain('Positive');
  });

  it('wraps its legend in a narrow picture', () => {
    const scene = sceneOf(nodes, links, places);
    const narrow = { ...scene, size: { width: 200, height: 320 } };
    const heightOf = (of: typeof scene) =>
      pictureSize({ scene: of, palette: examplePalette, measure }).height;
    expect(heightOf(narrow)).toBeGreaterThan(heightOf(scene) + 20);
  });

  it('is well-formed for any name and leaves its input unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        const scene = sceneOf([person('a', { name: `<&"${name}` })], [], { a: [400, 160] });
        deepFreeze(scene.graph.nodes);
        const text = svgOf(scene);
        const content = text.replace(
          /<(\/?(svg|title|g|path|circle|text))( [a-z-]+="[^"<>]*"| xmlns="[^"]*"| viewBox="[^"]*")*\/?>/g,
          '',
        );
        expect(content).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\uFFFE\uFFFF]/u);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('always contains the selected person and their name', () => {
    const place = fc.tuple(fc.integer({ min: 20, max: 780 }), fc.integer({ min: 20, max: 300 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 60, maxLength: 60 }), fc.nat(59), (spots, node) => {
        const people = spots.map((_, index) => person(`${index}`));
        const ring = people.map(({ id }, index) => link(id, `${(index + 1) % people.length}`));
        const scene = sceneOf(people, ring, Object.fromEntries(spots.entries()), {
          selected: { kind: 'node', node },
        });
        const [x, y] = scene.positions.subarray(2 * node);
        const text = svgOf(scene);
        expect(text).toContain(`fill="accent-soft"><circle cx="${x}" cy="${y}"`);
        expect(text).toContain(`>${scene.graph.nodes[node]?.name}</text>`);
      }),
      { numRuns: 60 },
    );
  });
});
