import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMapGraph } from '../scene/map-graph.ts';
import { link, person } from '../testing/example-graph.ts';
import { findCommunities } from './communities.ts';

/** Complete teams of eight with one link from each team to the next. */
function teams(count: number) {
  const ids = Array.from({ length: 8 * count }, (_, index) => `${index}`);
  const within = ids.flatMap((id, index) =>
    ids
      .slice(index + 1)
      .filter((_, offset) => Math.floor((index + 1 + offset) / 8) === Math.floor(index / 8))
      .map((other) => link(id, other)),
  );
  const between = ids
    .filter((_, index) => index % 8 === 0)
    .map((id, team) => link(id, `${(8 * (team + 1) + 3) % ids.length}`));
  return buildMapGraph(
    ids.map((id) => person(id)),
    [...within, ...between],
  );
}

describe('findCommunities', () => {
  it('finds the teams of an organization', () => {
    const graph = teams(10);
    const communities = findCommunities(graph.shapes);
    const members = Map.groupBy(graph.nodes.keys(), (node) => communities[node]);
    expect(members.size).toBe(10);
    for (const people of members.values()) {
      const team = new Set(people.map((node) => Math.floor(Number(graph.nodes[node]?.id) / 8)));
      expect([people.length, team.size]).toEqual([8, 1]);
    }
  });

  it('puts nodes without links together', () => {
    const graph = buildMapGraph(
      ['a', 'b', 'c', 'd'].map((id) => person(id)),
      [link('a', 'b')],
    );
    const communities = findCommunities(graph.shapes);
    expect(new Set(communities).size).toBe(2);
  });

  it('numbers communities from 0 by falling size for any graph', () => {
    const pair = fc.tuple(fc.nat(19), fc.nat(19), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 60 }), (pairs) => {
        const graph = buildMapGraph(
          Array.from({ length: 20 }, (_, index) => person(`${index}`)),
          pairs.map(([a, b, strength]) => link(`${a}`, `${b}`, { strength })),
        );
        const communities = findCommunities(graph.shapes);
        const sizes = [...Map.groupBy(communities, (community) => community)]
          .sort(([a], [b]) => a - b)
          .map(([community, people]) => ({ community, people: people.length }));
        expect(sizes.map(({ community }) => community)).toEqual([...sizes.keys()]);
        expect(sizes.map(({ people }) => people)).toEqual(
          sizes.map(({ people }) => people).sort((a, b) => b - a),
        );
      }),
    );
  });
});
