import { expect, it } from 'vitest';
import { person, sceneOf } from '../testing/example-graph.ts';
import { examplePalette } from '../testing/example-palette.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import { LabelLayer } from './label-layer.ts';

const ids = Array.from({ length: 60 }, (_, index) => `${index}`);
const places = Object.fromEntries(
  ids.map((id, index) => [id, [60 + 70 * (index % 10), 40 + 45 * Math.floor(index / 10)] as const]),
);

function layerOf(count: number) {
  const layer = new LabelLayer(new RecordingContext(), examplePalette);
  const scene = sceneOf(
    ids.slice(0, count).map((id) => person(id)),
    [],
    places,
  );
  return (now: number) => layer.namesFor(scene, now);
}

it('labels a few people in the first picture', () => {
  const few = layerOf(20)(1_000);
  expect(few.people.length).toBeGreaterThan(0);
  expect(few.isStale).toBe(false);
});

it('labels a crowd from its third picture on, even if nothing moves', () => {
  const crowd = layerOf(60);
  expect(crowd(1_000)).toEqual({ people: [], regions: [], isStale: true });
  expect(crowd(1_016)).toEqual({ people: [], regions: [], isStale: true });
  const named = crowd(1_033);
  expect(named.people.length).toBeGreaterThan(0);
  expect(named.isStale).toBe(false);
});
