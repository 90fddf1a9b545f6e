import { useEffect, useMemo, useState } from 'react';
import { expectCrowd, gatherer } from './layout/layout-thread.ts';
import { groundWorker } from './paint/blit-ground.ts';
import {
  buildMapGraph,
  type MapConnection,
  type MapGraph,
  type MapPerson,
  mapGraphInSteps,
} from './scene/map-graph.ts';

type Answer = { nodes: readonly MapPerson[]; links: readonly MapConnection[] };

/** So many people and links are built at once, in less than a frame. */
const atOnceMax = 2_500;
/** So long at a time the page's thread is busy with more of them; milliseconds. */
const sliceMs = 12;

/** The graph of what the server answered; null while a crowd's is being built for the first time. */
export function useMapGraph(nodes: Answer['nodes'], links: Answer['links']): MapGraph | null {
  const isCrowd = nodes.length + links.length > atOnceMax;
  const atOnce = useMemo(
    () => (isCrowd ? null : buildMapGraph(nodes, links)),
    [isCrowd, nodes, links],
  );
  const [built, setBuilt] = useState<MapGraph | null>(null);
  useEffect(
    () => (isCrowd ? buildInSlices({ nodes, links }, setBuilt) : undefined),
    [isCrowd, nodes, links],
  );
  useEffect(() => (isCrowd ? prepareWorkers() : undefined), [isCrowd]);
  return atOnce ?? built;
}

/** Whoever lays a crowd out and paints it starts while its graph is being built. Returns how to give them up. */
function prepareWorkers(): () => void {
  const giveUps = [gatherer.prepare(), groundWorker.prepare()];
  return () => {
    for (const giveUp of giveUps) giveUp();
  };
}

/** Builds a graph in slices between which the page can answer; returns how to give up. */
function buildInSlices({ nodes, links }: Answer, onBuilt: (graph: MapGraph) => void): () => void {
  let steps: Generator<void, MapGraph> | null = mapGraphInSteps(nodes, links);
  const turn = new MessageChannel();
  const stop = () => turn.port1.close();
  turn.port1.onmessage = () => {
    const until = performance.now() + sliceMs;
    let step = steps?.next();
    while (step && !step.done && performance.now() < until) step = steps?.next();
    if (!step?.done) return turn.port2.postMessage(null);
    stop();
    // Whoever can still give up would hold on to all that it was built from.
    steps = null;
    expectCrowd(step.value.shapes);
    onBuilt(step.value);
  };
  turn.port2.postMessage(null);
  return stop;
}
