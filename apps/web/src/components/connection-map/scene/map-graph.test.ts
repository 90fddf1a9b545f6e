import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, link, person, threePeople } from '../testing/example-graph.ts';
import { buildMapGraph, isSameShape } from './map-graph.ts';

describe('buildMapGraph', () => {
  it('sorts by connections and refers to nodes by index', () => {
    const graph = buildMapGraph(threePeople.nodes, threePeople.links);
    expect(graph.nodes.map(({ id }) => id)).toEqual(['ada', 'bo', 'cem']);
    expect([...graph.links].map(({ source, target, strong }) => [source, target, strong])).toEqual([
      [0, 1, true],
      [0, 2, false],
    ]);
    expect([0, 1, 2].map((node) => [...graph.links.of(node)])).toEqual([[0, 1], [0], [1]]);
    expect(graph.indexOf.get('cem')).toBe(2);
  });

  it('gives all nodes the same size if size has no meaning', () => {
    const { nodes, links } = threePeople;
    const sizes = (hasEqualNodes: boolean) =>
      new Set(buildMapGraph(nodes, links, { hasEqualNodes }).shapes.radius).size;
    expect([sizes(false), sizes(true)]).toEqual([2, 1]);
  });

  it('leaves its input unchanged', () => {
    const given = deepFreeze(structuredClone(threePeople));
    buildMapGraph(given.nodes, given.links);
    expect(given).toEqual(threePeople);
  });

  it('does not depend on the order of its input', () => {
    const { nodes, links } = threePeople;
    expect(buildMapGraph(nodes.toReversed(), links.toReversed())).toEqual(
      buildMapGraph(nodes, links),
    );
  });

  it('drops self-links and links to missing people', () => {
    const links = [link('a', 'a'), link('a', 'gone'), link('a', 'b')];
    const graph = buildMapGraph([person('a'), person('b')], links);
    expect(graph.links).toHaveLength(1);
    expect(graph.nodes.map((node) => node.connections)).toEqual([1, 1]);
  });

  it('keeps the stronger of two links between the same people', () => {
    const links = [link('a', 'b', { strength: 2 }), link('b', 'a', { strength: 9 })];
    const graph = buildMapGraph([person('a'), person('b')], links);
    expect([...graph.links].map(({ strength }) => strength)).toEqual([9]);
  });

  it('keeps the strongest link of each pair, ordered by strength, then ends', () => {
    const people = ['a', 'b', 'c', 'd'].map((id) => person(id));
    const anyLink = fc.record({
      source: fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
      target: fc.constantFrom('a', 'b', 'c', 'd'),
      strength: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(anyLink), (given) => {
        const graph = buildMapGraph(
          people,
          given.map(({ source, target, ...change }) => link(source, target, change)),
        );
        const strongest = new Map<string, number>();
        for (const { source, target, strength } of given) {
          const pair = [source, target].sort().join();
          if (source === target || source === 'gone') continue;
          strongest.set(pair, Math.max(strength, strongest.get(pair) ?? 0));
        }
        const name = (node: number) => graph.nodes[node]?.id ?? '';
        const kept = [...graph.links].map(
          (own) => [[name(own.source), name(own.target)].sort().join(), own.strength] as const,
        );
        expect(new Map(kept)).toEqual(strongest);
        expect(kept).toHaveLength(strongest.size);
        const order = [...graph.links].map(({ source, target, strength }) => [
          -strength,
          source,
          target,
        ]);
        expect(order).toEqual(
          order.toSorted((a, b) => {
            const [first = 0] = a.flatMap((part, at) => part - (b[at] ?? 0) || []);
            return first;
          }),
        );
      }),
    );
  });

  it('separates pairs whose joined ids are equal', () => {
    const people = ['a', 'b,c', 'a,b', 'c'].map((id) => person(id));
    expect(buildMapGraph(people, [link('a', 'b,c'), link('a,b', 'c')]).links).toHaveLength(2);
  });

  it.each([
    ['HR', 'HR'],
    ['Logistics', 'Unknown'],
    ['', 'Unknown'],
    ['__proto__', 'Unknown'],
  ])('shows the department %s as %s', (department, shown) => {
    const graph = buildMapGraph([person('a', { department })], []);
    expect(graph.nodes[0]?.department).toBe(shown);
  });
});

describe('isSameShape', () => {
  const { nodes, links } = threePeople;
  const graph = buildMapGraph(nodes, links);

  it('ignores names and sentiment, which need no new layout', () => {
    const renamed = nodes.map(({ sentiment: _, ...node }) => ({ ...node, role: 'Lead' }));
    expect(isSameShape(graph, buildMapGraph(renamed, links))).toBe(true);
  });

  it.each([
    ['a person is missing', buildMapGraph(nodes.slice(0, 2), links)],
    ['a link is missing', buildMapGraph(nodes, links.slice(1))],
    ['a link is stronger', buildMapGraph(nodes, [link('ada', 'bo', { strength: 9 }), ...links])],
  ])('notices when %s', (_, other) => {
    expect(isSameShape(graph, other)).toBe(false);
  });
});
