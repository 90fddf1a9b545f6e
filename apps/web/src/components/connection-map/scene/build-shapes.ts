import type { Sentiment } from '@rapport/contract';
import { lineWidthPx, nodeRadiusPx, nodeValue } from '../rules.ts';
import { type GraphShapes, sentimentCode } from './graph-shapes.ts';
import { mapDepartments } from './map-departments.ts';
import type { MapConnection, MapNode } from './map-graph.ts';
import type { PairLinks } from './pair-links.ts';
import { isStrongBond } from './strong-bond.ts';

/** The flat arrays of a graph's people and of those links that stand, in their order. */
export function buildShapes(
  nodes: readonly MapNode[],
  connections: readonly MapConnection[],
  { links, ends }: PairLinks,
  isByDepartment: boolean,
): GraphShapes {
  const strength = Float64Array.from(links, (link) => connections[link]?.strength ?? 0);
  return {
    radius: Float32Array.from(nodes, ({ connections }) =>
      nodeRadiusPx(nodeValue(connections), nodes.length),
    ),
    department: Uint8Array.from(nodes, ({ department }) => mapDepartments.indexOf(department)),
    sentiment: Uint8Array.from(nodes, ({ sentiment }) => codeOf(sentiment)),
    ends,
    strength,
    strong: Uint8Array.from(strength, (own) => Number(isStrongBond(own))),
    width: Float32Array.from(strength, lineWidthPx),
    linkSentiment: Uint8Array.from(links, (link) => codeOf(connections[link]?.sentiment)),
    isByDepartment,
  };
}

function codeOf(sentiment: Sentiment | null | undefined): number {
  return sentiment ? sentimentCode[sentiment] : 0;
}
