import { describe, expect, it } from 'vitest';
import { findPairs, findPeople } from './list-search.ts';
import { buildMapGraph } from './scene/map-graph.ts';
import { threePeople } from './testing/example-graph.ts';

const graph = buildMapGraph(threePeople.nodes, threePeople.links);
const names = (search: string) => findPeople(graph, search).map(({ name }) => name);
const pairs = (search: string, strongOnly = false) =>
  findPairs(graph, search, strongOnly).map(({ first, second }) => `${first.id} ${second.id}`);

describe('the search of the list', () => {
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

  it('lists strong pairs alone when asked to', () => {
    expect(pairs('', true)).toEqual(['ada bo']);
  });
});
