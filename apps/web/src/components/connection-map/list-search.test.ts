import { describe, expect, it } from 'vitest';
import { orderPairs, orderPeople } from './list-order.ts';
import { findPairs, findPeople } from './list-search.ts';
import { buildMapGraph } from './scene/map-graph.ts';
import { threePeople } from './testing/example-graph.ts';

const graph = buildMapGraph(threePeople.nodes, threePeople.links);
const names = (search: string) => findPeople(graph, search, false).map(({ name }) => name);
const pairs = (search: string, strongOnly = false) =>
  findPairs(graph, search, strongOnly).map(({ first, second }) => `${first.id} ${second.id}`);

describe("the list's search", () => {
  it.each([
    ['', ['Ada Brandt', 'Bo Lindqvist', 'Cem Öztürk']],
    ['  BO ', ['Bo Lindqvist']],
    ['ozturk', ['Cem Öztürk']],
    ['executive', ['Ada Brandt']],
    ['lind bo', ['Bo Lindqvist']],
    ['.*', []],
  ])('finds people by %j', (search, found) => {
    expect(names(search)).toEqual(found);
  });

  it('finds pairs by either name, strongest first', () => {
    expect(pairs('')).toEqual(['ada bo', 'ada cem']);
    expect(pairs('cem')).toEqual(['ada cem']);
    expect(pairs('cem bo')).toEqual([]);
  });

  it('sorts people and pairs by figure, name and sentiment', () => {
    const people = (order: 'figure' | 'name' | 'sentiment') =>
      orderPeople(graph.nodes.toReversed(), order).map(({ id }) => id);
    expect(people('figure')).toEqual(['cem', 'bo', 'ada']);
    expect(people('name')).toEqual(['ada', 'bo', 'cem']);
    expect(people('sentiment')).toEqual(['cem', 'bo', 'ada']);
    const sorted = (order: 'figure' | 'name' | 'sentiment') =>
      orderPairs(findPairs(graph, '', false), order).map(({ second }) => second.id);
    expect(sorted('figure')).toEqual(['bo', 'cem']);
    expect(sorted('name')).toEqual(['bo', 'cem']);
    expect(sorted('sentiment')).toEqual(['cem', 'bo']);
  });

  it('lists strong pairs only', () => {
    expect(pairs('', true)).toEqual(['ada bo']);
  });
});
