import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { arrangeEarly } from './layout/early-arrangement.ts';
import { needsLayout } from './layout/known-places.ts';
import { prepareLayout } from './layout/layout-thread.ts';
import { prepareGround } from './paint/ground-thread.ts';
import {
  buildMapGraph,
  type MapConnection,
  type MapGraph,
  type MapPerson,
  mapGraphInSteps,
} from './scene/map-graph.ts';

type Answer = {
  nodes: readonly MapPerson[];
  links: readonly MapConnection[];
  hasEqualNodes: boolean;
};

/** Nodes and links built at once, in less than a frame. */
const atOnceMax = 2_500;
/** Milliseconds per time slice. */
const sliceMs = 12;

/**
 * Null while the graph of a large map is being built. The layout starts early if `place` has a
 * size.
 */
export function useMapGraph(
  mapKey: string,
  { nodes, links, hasEqualNodes }: Answer,
  place: RefObject<HTMLElement | null>,
): MapGraph | null {
  const isCrowd = nodes.length + links.length > atOnceMax;
  const atOnce = useMemo(
    () => (isCrowd ? null : buildMapGraph(nodes, links, { hasEqualNodes })),
    [isCrowd, nodes, links, hasEqualNodes],
  );
  const [built, setBuilt] = useState<MapGraph | null>(null);
  const graph = atOnce ?? built;
  const people = nodes.length;
  // Starts the worker before the browser paints the page without the map.
  useLayoutEffect(
    () => (isCrowd && needsLayout(mapKey) ? prepareLayout(people) : undefined),
    [isCrowd, mapKey, people],
  );
  useLayoutEffect(() => (isCrowd ? prepareGround() : undefined), [isCrowd]);
  useLayoutEffect(
    () => (isCrowd ? buildInSlices({ nodes, links, hasEqualNodes }, setBuilt) : undefined),
    [isCrowd, nodes, links, hasEqualNodes],
  );
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.current ?? {};
    if (!graph?.nodes.length || width === 0) return;
    return arrangeEarly(mapKey, graph, { width, height });
  }, [mapKey, graph, place]);
  return graph;
}

/** Returns a function that cancels. */
function buildInSlices(
  { nodes, links, hasEqualNodes }: Answer,
  onBuilt: (graph: MapGraph) => void,
): () => void {
  let steps: Generator<void, MapGraph> | null = mapGraphInSteps(nodes, links, { hasEqualNodes });
  const turn = new MessageChannel();
  const stop = () => turn.port1.close();
  turn.port1.onmessage = () => {
    const until = performance.now() + sliceMs;
    let step = steps?.next();
    while (step && !step.done && performance.now() < until) step = steps?.next();
    if (!step?.done) return turn.port2.postMessage(null);
    stop();
    // The returned `stop` would otherwise keep the input in memory.
    steps = null;
    onBuilt(step.value);
  };
  turn.port2.postMessage(null);
  return stop;
}
