import { embeddedSource, type MeetingGraphLink, type MeetingGraphNode } from '@rapport/contract';
import { buildMapGraph } from '../scene/map-graph.ts';
import type { Scene, SceneView } from '../scene/scene.ts';

export function person(id: string, change: Partial<MeetingGraphNode> = {}): MeetingGraphNode {
  return {
    id,
    name: `Person ${id}`,
    sentiment: 'positive',
    engagementScore: 0.5,
    department: 'Product',
    role: 'Unknown',
    ...change,
  };
}

export function link(
  source: string,
  target: string,
  change: Partial<MeetingGraphLink> = {},
): MeetingGraphLink {
  return {
    source,
    target,
    sentiment: 'positive',
    value: 3,
    strength: 3,
    summaryOfInteractions: [],
    communicationRecommendations: [],
    summarySource: embeddedSource,
    recommendationsSource: embeddedSource,
    evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
    ...change,
  };
}

/** Ada talks much with Bo and little with Cem. */
export const threePeople = {
  nodes: [
    person('ada', { name: 'Ada Brandt', department: 'Executive' }),
    person('bo', { name: 'Bo Lindqvist', department: 'Sales', sentiment: 'neutral' }),
    person('cem', { name: 'Cem Öztürk', department: 'Logistics', sentiment: 'negative' }),
  ],
  links: [
    link('ada', 'bo', { strength: 8, value: 12 }),
    link('cem', 'ada', { strength: 2, value: 1, sentiment: 'negative' }),
  ],
};

export const plainView: SceneView = {
  selected: null,
  hovered: null,
  showNames: true,
  strongOnly: false,
  showSentiment: true,
};

/** 800 by 320 px; world and screen coordinates are equal. */
export function sceneOf(
  nodes: readonly MeetingGraphNode[],
  links: readonly MeetingGraphLink[],
  places: Record<string, readonly [number, number]>,
  view: Partial<SceneView> = {},
): Scene {
  const graph = buildMapGraph(nodes, links);
  return {
    graph,
    positions: Float32Array.from(graph.nodes.flatMap(({ id }) => places[id] ?? [0, 0])),
    camera: { x: 0, y: 0, zoom: 1 },
    fitZoom: 1,
    dragged: null,
    pinned: new Set(),
    size: { width: 800, height: 320 },
    reserved: null,
    view: { ...plainView, ...view },
  };
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
