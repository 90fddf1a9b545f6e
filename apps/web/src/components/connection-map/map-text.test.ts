import { describe, expect, it } from 'vitest';
import { describeMap } from './map-text.ts';
import { buildMapGraph } from './scene/map-graph.ts';
import { person, threePeople } from './testing/example-graph.ts';

describe('describeMap', () => {
  it('describes the drawing', () => {
    expect(describeMap(buildMapGraph(threePeople.nodes, threePeople.links))).toBe(
      'Connection map of 3 participants with 2 connections, 1 of them strong. Ada Brandt has the most: 2 connections. The list that follows shows the same data.',
    );
  });

  it('says that there are no connections', () => {
    expect(describeMap(buildMapGraph([person('a')], []))).toBe(
      'Connection map of 1 participant. No connections were found in this meeting.',
    );
  });
});
