import { describe, expect, it } from 'vitest';
import { coolDownTicks, warmUpTicks } from '../rules.ts';
import { pointAt } from '../scene/geometry.ts';
import { buildMapGraph, type MapGraph } from '../scene/map-graph.ts';
import { deepFreeze, link, person, threePeople } from '../testing/example-graph.ts';
import { jobOf, layoutOf } from '../testing/layout-job.ts';
import type { ForceLayout } from './force-layout.ts';

const ids = Array.from({ length: 30 }, (_, index) => `${index}`);
const meeting = buildMapGraph(
  ids.map((id) => person(id)),
  ids.map((id, index) => link(id, `${(index * 7 + 1) % 30}`, { strength: 1 + (index % 10) })),
);

function warmedUp(graph: MapGraph): ForceLayout {
  const layout = layoutOf(jobOf(graph));
  while (layout.isWarming) layout.tick();
  return layout;
}

function settle(layout: ForceLayout): number {
  let ticks = 0;
  for (; !layout.isAtRest; ticks += 1) layout.tick();
  return ticks;
}

function settled(graph: MapGraph): ForceLayout {
  const layout = layoutOf(jobOf(graph));
  settle(layout);
  return layout;
}

describe('a force layout', () => {
  it('gives the same places to the same meeting', () => {
    expect(settled(meeting).positions()).toEqual(settled(meeting).positions());
  });

  it('changes neither its input nor the graph', () => {
    const { nodes, links } = deepFreeze(threePeople);
    const graph = buildMapGraph(nodes, links);
    const before = structuredClone(graph.shapes);
    settled(graph);
    expect(graph.shapes).toEqual(before);
  });

  it('comes to rest within the cool-down and then stays', () => {
    const layout = layoutOf(jobOf(meeting));
    expect(settle(layout)).toBe(warmUpTicks + coolDownTicks);
    const atRest = layout.positions();
    layout.tick();
    expect(layout.positions()).toEqual(atRest);
  });

  it('has nearly its final shape after the warm-up', () => {
    const layout = warmedUp(meeting);
    const warm = layout.positions();
    settle(layout);
    const atRest = layout.positions();
    const moves = ids.map((_, index) => {
      const [before, after] = [pointAt(warm, index), pointAt(atRest, index)];
      return Math.hypot(after.x - before.x, after.y - before.y);
    });
    expect(Math.max(...moves)).toBeLessThan(60);
  });

  it('places no two nodes on each other', () => {
    const positions = settled(meeting).positions();
    const radiusOf = (node: number) => meeting.shapes.radius[node] ?? 0;
    meeting.nodes.forEach((_node, index) => {
      meeting.nodes.slice(index + 1).forEach((_other, offset) => {
        const [a, b] = [index, index + 1 + offset].map((at) => pointAt(positions, at));
        if (!a || !b) throw new Error('both people have a place');
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(
          radiusOf(index) + radiusOf(index + 1 + offset),
        );
      });
    });
  });

  it('keeps a held node in place while the others move, and releases it', () => {
    const layout = warmedUp(meeting);
    const there = { x: 500, y: -200 };
    const distance = () => {
      const { x, y } = pointAt(layout.positions(), 3);
      return Math.hypot(x - there.x, y - there.y);
    };
    layout.hold(3, there.x, there.y);
    layout.warm();
    settle(layout);
    expect(distance()).toBeLessThan(0.01);

    layout.release(3);
    layout.warm();
    settle(layout);
    expect(distance()).toBeGreaterThan(10);
  });

  it.each([0, 1, 2])('lays out %d nodes', (count) => {
    const graph = buildMapGraph(
      ids.slice(0, count).map((id) => person(id)),
      [],
    );
    const positions = settled(graph).positions();
    expect(positions).toHaveLength(2 * count);
    expect(positions.every(Number.isFinite)).toBe(true);
  });
});
