import { describe, expect, it } from 'vitest';
import { link, person, sceneOf } from '../testing/example-graph.ts';
import { nextNode } from './next-node.ts';

const people = ['middle', 'east', 'south', 'stranger'].map((id) => person(id));
const links = [link('middle', 'east', { strength: 9 }), link('middle', 'south')];
const places = {
  middle: [400, 160],
  east: [600, 140],
  south: [420, 300],
  stranger: [100, 160],
} as const;
const scene = sceneOf(people, links, places);
const at = (id: string) => scene.graph.indexOf.get(id) ?? -1;

describe('nextNode', () => {
  it.each([
    ['right', { x: 1, y: 0 }, at('east')],
    ['down', { x: 0, y: 1 }, at('south')],
    ['left, where only an unconnected person is', { x: -1, y: 0 }, null],
  ])('leads %s along a connection', (_, direction, node) => {
    expect(nextNode(scene, at('middle'), direction)).toBe(node);
  });

  it('ignores hidden connections', () => {
    const strongOnly = { ...scene, view: { ...scene.view, strongOnly: true } };
    expect(nextNode(strongOnly, at('middle'), { x: 0, y: 1 })).toBeNull();
  });
});
