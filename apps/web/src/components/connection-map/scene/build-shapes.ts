import type { Sentiment } from '@rapport/contract';
import { nodeRadiusPx, nodeValue } from '../rules.ts';
import { type GraphShapes, sentimentCode } from './graph-shapes.ts';
import { mapDepartments } from './map-departments.ts';
import type { MapNode } from './map-graph.ts';
import type { MapLink } from './map-links.ts';

/** The flat arrays of a graph's people and links. */
export function buildShapes(
  nodes: readonly MapNode[],
  links: readonly MapLink[],
  isByDepartment: boolean,
): GraphShapes {
  return {
    radius: Float32Array.from(nodes, ({ connections }) =>
      nodeRadiusPx(nodeValue(connections), nodes.length),
    ),
    department: Uint8Array.from(nodes, ({ department }) => mapDepartments.indexOf(department)),
    sentiment: Uint8Array.from(nodes, ({ sentiment }) => codeOf(sentiment)),
    ends: interleaved(links),
    strength: Float64Array.from(links, ({ strength }) => strength),
    strong: Uint8Array.from(links, ({ strong }) => Number(strong)),
    width: Float32Array.from(links, ({ width }) => width),
    linkSentiment: Uint8Array.from(links, ({ sentiment }) => codeOf(sentiment)),
    isByDepartment,
  };
}

function codeOf(sentiment: Sentiment | null): number {
  return sentiment ? sentimentCode[sentiment] : 0;
}

function interleaved(links: readonly MapLink[]): Uint32Array {
  const ends = new Uint32Array(2 * links.length);
  links.forEach(({ source, target }, index) => {
    ends[2 * index] = source;
    ends[2 * index + 1] = target;
  });
  return ends;
}
