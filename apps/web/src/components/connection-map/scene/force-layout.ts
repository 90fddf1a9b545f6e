import { forceSimulation } from 'd3-force';
import { alphaDecay, clamp, coolDownTicks, velocityDecay, warmUpTicks } from '../rules.ts';
import type { Body, Spring } from './body.ts';
import { gatherByDepartment } from './gather-by-department.ts';
import type { Point, Size } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { MapGraph } from './map-graph.ts';
import { spreadByLinks } from './spread-by-links.ts';

/** Warmth after which the layout counts as set in motion again; it starts at 1. */
const reheatedAlpha = 0.3;

/**
 * A layout by forces on the calling thread. The warm-up is done before it returns. It
 * works on copies, since the link force writes into what it is given, and the same graph and size
 * always give the same positions: starting points and random numbers are d3's fixed ones.
 */
export function createForceLayout(graph: MapGraph, size: Size): Layout {
  const bodies = graph.nodes.map((node): Body => ({ radius: node.radius }));
  const springs = graph.links.map(
    (link): Spring => ({ source: link.source, target: link.target, strength: link.strength }),
  );
  const simulation = forceSimulation<Body, Spring>(bodies)
    .alphaDecay(alphaDecay)
    .velocityDecay(velocityDecay)
    .stop();
  const arrange = graph.isByDepartment ? gatherByDepartment : spreadByLinks;
  arrange(simulation, springs, graph, size);
  simulation.tick(warmUpTicks);
  // Departments have their places in the shape of the map already.
  const stretch = graph.isByDepartment ? { x: 1, y: 1 } : stretchToFill(bodies, size);

  const positions = new Float32Array(bodies.length * 2);
  const publish = () =>
    bodies.forEach((body, index) => {
      positions.set([(body.x ?? 0) * stretch.x, (body.y ?? 0) * stretch.y], 2 * index);
    });
  publish();
  let ticksLeft = coolDownTicks;

  function free(body: Body) {
    body.fx = null;
    body.fy = null;
  }

  return {
    positions,
    advance() {
      if (ticksLeft === 0 || bodies.length === 0) return false;
      ticksLeft -= 1;
      simulation.tick();
      publish();
      return ticksLeft > 0;
    },
    hold(node, x, y) {
      const body = bodies[node];
      if (!body) return;
      body.fx = x / stretch.x;
      body.fy = y / stretch.y;
      body.x = body.fx;
      body.y = body.fy;
      positions.set([x, y], 2 * node);
    },
    release(node) {
      const body = bodies[node];
      if (body) free(body);
    },
    releaseAll() {
      bodies.forEach(free);
    },
    reheat() {
      ticksLeft = coolDownTicks;
      simulation.alpha(Math.max(simulation.alpha(), reheatedAlpha));
    },
  };
}

/** How far the layout is drawn out along one side to have the shape of the map; never pushed together. */
const stretchMax = 2.2;

function stretchToFill(bodies: readonly Body[], size: Size): Point {
  const width = extentOf(bodies.map(({ x = 0 }) => x));
  const height = extentOf(bodies.map(({ y = 0 }) => y));
  // Names need more room above and below than beside.
  const wanted = (1.15 * size.width) / size.height;
  const change = wanted / (width / height);
  return {
    x: clamp(change, 1, stretchMax),
    y: clamp(1 / change, 1, stretchMax),
  };
}

function extentOf(values: readonly number[]): number {
  return Math.max(1, Math.max(...values) - Math.min(...values));
}
