import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { link, person, sceneOf } from '../testing/example-graph.ts';
import { boxesOverlap, distanceToSegment } from './geometry.ts';
import { buildMapGraph } from './map-graph.ts';
import { type MeasureText, placeLabels } from './place-labels.ts';
import { reservedBox, type Scene, screenPoint, screenRadius } from './scene.ts';

const measure: MeasureText = (text, strong) => text.length * (strong ? 7 : 6);
const textsOf = (scene: Scene) => placeLabels(scene, measure).labels.map(({ text }) => text);

describe('placeLabels', () => {
  it('places a label below a free node', () => {
    const scene = sceneOf([person('a', { name: 'Ada' })], [], { a: [400, 150] });
    const [label] = placeLabels(scene, measure).labels;
    expect(label?.leader).toBeNull();
    expect(label?.box.top).toBeGreaterThan(150 + screenRadius(scene, 0));
    expect(label?.box.left).toBe(400 - 9);
  });

  it('places it above at the lower edge', () => {
    const scene = sceneOf([person('a')], [], { a: [400, 300] });
    expect(placeLabels(scene, measure).labels[0]?.box.bottom).toBeLessThan(300);
  });

  it('avoids links', () => {
    const scene = sceneOf([person('a'), person('b')], [link('a', 'b')], {
      a: [400, 60],
      b: [400, 300],
    });
    const label = placeLabels(scene, measure).labels.find(({ node }) => node === 0);
    expect(
      label &&
        distanceToSegment({ x: 400, y: label.box.top }, { x: 400, y: 60 }, { x: 400, y: 300 }),
    ).toBeGreaterThan(0);
    expect(label?.box.bottom).toBeLessThan(60);
  });

  it('moves a label that has no room away and draws a leader', () => {
    const hemmedIn = {
      ada: [400, 160],
      right: [440, 160],
      left: [360, 160],
      below: [400, 200],
      above: [400, 120],
    } as const;
    const people = Object.keys(hemmedIn).map((id) => person(id));
    const { labels } = placeLabels(sceneOf(people, [], hemmedIn), measure);
    expect(labels.find(({ text }) => text === 'Person ada')?.leader).not.toBeNull();
    expect(labels.map(({ text }) => text)).toContain('Person ada');
  });

  it("keeps a label's position while it is free", () => {
    const scene = sceneOf([person('a')], [], { a: [400, 150] });
    const right = new Map([[0, 2]]);
    expect(placeLabels(scene, measure, right).places.get(0)).toBe(2);
  });

  it('labels heads of departments before the best connected', () => {
    const people = [person('a'), person('b'), person('head', { name: 'Head' })];
    const scene = sceneOf(people, [link('a', 'b')], {
      a: [100, 100],
      b: [200, 100],
      head: [300, 100],
    });
    expect(textsOf(scene).at(-1)).toBe('Head');
    const graph = buildMapGraph(people, [link('a', 'b')], {
      departmentHeads: new Set(['head']),
    });
    expect(textsOf({ ...scene, graph })[0]).toBe('Head');
  });

  it('labels only highlighted people while names are off', () => {
    const people = [person('a', { name: 'Ada' }), person('b', { name: 'Bo' })];
    const places = { a: [200, 100], b: [600, 100] } as const;
    const links = [link('a', 'b')];
    expect(textsOf(sceneOf(people, links, places, { showNames: false }))).toEqual([]);
    const hovered = { kind: 'node', node: 1 } as const;
    expect(textsOf(sceneOf(people, links, places, { showNames: false, hovered }))).toEqual(['Bo']);
    const selected = { kind: 'link', link: 0 } as const;
    expect(textsOf(sceneOf(people, links, places, { showNames: false, selected }))).toEqual([
      'Ada',
      'Bo',
    ]);
  });

  it.each([
    ['a very long name', 'x'.repeat(300), `${'x'.repeat(28)}…`],
    ['line breaks and control characters', 'Ada\n\u0000Brandt', 'Ada Brandt'],
    ['marks that turn the writing direction', '\u202Egnp.exe', 'gnp.exe'],
    ['markup', '<b>Ada</b>', '<b>Ada</b>'],
  ])('fits %s into one line', (_, name, text) => {
    expect(textsOf(sceneOf([person('a', { name })], [], { a: [400, 150] }))).toEqual([text]);
  });

  it('labels only the best connected of more than 50 people', () => {
    const labelsOf = (count: number) => {
      const people = Array.from({ length: count }, (_, index) => person(`${index}`));
      const spots = people.map(
        ({ id }, index) =>
          [id, [20 + (index % 10) * 80, 20 + Math.floor(index / 10) * 50]] as const,
      );
      return placeLabels(sceneOf(people, [], Object.fromEntries(spots)), measure).labels.length;
    };
    expect(labelsOf(51)).toBeGreaterThan(5);
    expect(labelsOf(51)).toBeLessThan(40);
    expect(labelsOf(50)).toBeGreaterThan(40);
  });

  it('labels the contacts of the selected person and makes all others faint', () => {
    const people = Array.from({ length: 60 }, (_, index) => person(`${index}`));
    const places = Object.fromEntries(
      people.map(({ id }, index) => [
        id,
        [300 + (index % 10) * 12, 60 + Math.floor(index / 10) * 12] as const,
      ]),
    );
    const pairs = [
      link('0', '59'),
      link('0', '58'),
      ...people.slice(1, 50).map(({ id }) => link('1', id)),
    ];
    const scene = sceneOf(people, pairs, places);
    const node = scene.graph.indexOf.get('0') ?? -1;
    const near = ['Person 0', 'Person 58', 'Person 59'];
    const { labels } = placeLabels(
      { ...scene, view: { ...scene.view, selected: { kind: 'node', node } } },
      measure,
    );
    expect(
      labels
        .slice(0, 3)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(near);
    for (const { text, faint } of labels) expect(faint).toBe(!near.includes(text));
    expect(placeLabels(scene, measure).labels.some(({ faint }) => faint)).toBe(false);
  });

  it('labels a hovered person in any crowd', () => {
    const spots = Array.from({ length: 400 }, (_, index) => {
      return [300 + (index % 20) * 10, 60 + Math.floor(index / 20) * 10] as const;
    });
    const people = spots.map((_, index) => person(`${index}`));
    const places = Object.fromEntries(spots.entries());
    const middle = sceneOf(people, [], places).graph.indexOf.get('210') ?? -1;
    const hovered = { kind: 'node', node: middle } as const;
    expect(textsOf(sceneOf(people, [], places))).not.toContain('Person 210');
    expect(textsOf(sceneOf(people, [], places, { hovered }))).toContain('Person 210');
  });

  it('never overlaps labels, the corner, the edge or, unless highlighted, a node', () => {
    const spot = fc.tuple(fc.integer({ min: -50, max: 850 }), fc.integer({ min: -50, max: 370 }));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 45 }), fc.nat(44), (spots, picked) => {
        const people = spots.map((_, index) =>
          person(`${index}`, { name: `Person ${index} ${'n'.repeat(index % 17)}` }),
        );
        const scene = {
          ...sceneOf(people, [], Object.fromEntries(spots.entries()), {
            selected: { kind: 'node', node: picked % people.length },
          }),
          reserved: { width: 50, height: 116 },
        };
        const { labels } = placeLabels(scene, measure);
        labels.forEach(({ box, node, strong }, index) => {
          expect(box.left >= 0 && box.right <= 800 && box.top >= 0 && box.bottom <= 320).toBe(true);
          const corner = reservedBox(scene);
          expect(corner && boxesOverlap(box, corner)).toBe(false);
          for (const other of labels.slice(index + 1))
            expect(boxesOverlap(box, other.box)).toBe(false);
          people.forEach((_, other) => {
            if (other === node || strong) return;
            const { x, y } = screenPoint(scene, other);
            const dx = Math.max(box.left - x, 0, x - box.right);
            const dy = Math.max(box.top - y, 0, y - box.bottom);
            expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(screenRadius(scene, other));
          });
        });
      }),
      { numRuns: 150 },
    );
  });
});
