import { describe, expect, it } from 'vitest';
import { pointAt } from '../scene/geometry.ts';
import { buildMapGraph } from '../scene/map-graph.ts';
import { link, person } from '../testing/example-graph.ts';
import { type KnownPlaces, placesFor, rememberedPlaces, rememberPlaces } from './known-places.ts';

const people = ['a', 'b', 'c', 'd'].map((id) => person(id));
const links = [link('a', 'b'), link('b', 'c'), link('c', 'd')];
const before = buildMapGraph(people, links);
const known: KnownPlaces = {
  graph: before,
  positions: Float32Array.from([0, 1, 10, 11, 20, 21, 30, 31]),
  stretch: { x: 2, y: 1 },
  held: new Set([before.indexOf.get('b') ?? -1]),
  isAtRest: true,
};

function placeOf(places: KnownPlaces, id: string) {
  return pointAt(places.positions, places.graph.indexOf.get(id) ?? -1);
}

describe('known places', () => {
  it('are reused for the same people and links', () => {
    const again = placesFor(buildMapGraph(people, links), known);
    expect(again?.positions).toBe(known.positions);
    expect(again?.isAtRest).toBe(true);
  });

  it('are kept, with pins, and newcomers are placed beside their contacts', () => {
    const graph = buildMapGraph(
      [...people.slice(1), person('new')],
      [...links.slice(1), link('d', 'new')],
    );
    const places = placesFor(graph, known);
    if (!places) throw new Error('most of these people are known');
    for (const id of ['b', 'c', 'd']) expect(placeOf(places, id)).toEqual(placeOf(known, id));
    expect([...places.held]).toEqual([graph.indexOf.get('b')]);
    const [there, beside] = [placeOf(places, 'd'), placeOf(places, 'new')];
    expect(Math.hypot(there.x - beside.x, there.y - beside.y)).toBeLessThan(40);
    expect(places.isAtRest).toBe(false);
  });

  it('are not used for other people', () => {
    const strangers = buildMapGraph(
      ['x', 'y', 'z', 'a'].map((id) => person(id)),
      [],
    );
    expect(placesFor(strangers, known)).toBeNull();
  });

  it('are remembered for the last maps', () => {
    for (let map = 0; map < 10; map += 1) rememberPlaces(`map ${map}`, known);
    expect(rememberedPlaces('map 0')).toBeNull();
    expect(rememberedPlaces('map 9')).toBe(known);
  });
});
