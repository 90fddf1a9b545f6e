import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import {
  alphaDecay,
  clamp,
  coolDownTicks,
  displayStrength,
  velocityDecay,
  warmUpTicks,
} from '../rules.ts';
import { createClearLinesForce } from './clear-lines-force.ts';
import type { Point, Size } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { MapGraph } from './map-graph.ts';

type Body = SimulationNodeDatum & { radius: number };
type Spring = SimulationLinkDatum<Body> & { strength: number };

/** Warmth after which the layout counts as set in motion again; it starts at 1. */
const reheatedAlpha = 0.3;

/**
 * A layout by forces on the calling thread, for a meeting's size. The warm-up is done before it returns. It
 * works on copies, since the link force writes into what it is given, and the same graph and size
 * always give the same positions: starting points and random numbers are d3's fixed ones.
 */
export function createForceLayout(graph: MapGraph, size: Size): Layout {
  const bodies = graph.nodes.map((node): Body => ({ radius: node.radius }));
  const springs = graph.links.map(
    (link): Spring => ({ source: link.source, target: link.target, strength: link.strength }),
  );
  // Each person gets an equal share of the map; lengths follow from it, so that every size of meeting fills it.
  const spacing = clamp(
    Math.sqrt((size.width * size.height) / Math.max(1, bodies.length)),
    24,
    170,
  );
  const simulation = forceSimulation(bodies)
    .alphaDecay(alphaDecay)
    .velocityDecay(velocityDecay)
    .force(
      'link',
      forceLink<Body, Spring>(springs).distance(
        ({ strength }) => spacing * (1.1 - 0.06 * displayStrength(strength)),
      ),
    )
    .force('apart', forceManyBody().strength(-spacing * 5))
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius + Math.min(14, spacing * 0.2)),
    )
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.05 * clamp(size.width / size.height, 0.5, 3)))
    .force('clear', createClearLinesForce(bodies, graph.links))
    .stop();
  simulation.tick(warmUpTicks);
  const stretch = stretchToFill(bodies, size);

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
