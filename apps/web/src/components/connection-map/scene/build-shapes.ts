import type { Sentiment } from '@rapport/contract';
import { equalNodeValue, lineTier, nodeRadiusPx, nodeValue } from '../rules.ts';
import { type GraphShapes, sentimentCode } from './graph-shapes.ts';
import { mapDepartments } from './map-departments.ts';
import type { MapConnection, MapNode } from './map-graph.ts';
import type { RankedLinks } from './pair-links.ts';
import { isStrongBond } from './strong-bond.ts';

export function buildShapes(
  nodes: readonly MapNode[],
  connections: readonly MapConnection[],
  { links, ends }: RankedLinks,
  { isByDepartment, hasEqualNodes }: { isByDepartment: boolean; hasEqualNodes: boolean },
): GraphShapes {
  const shapes: GraphShapes = {
    radius: new Float32Array(nodes.length),
    department: new Uint8Array(nodes.length),
    sentiment: new Uint8Array(nodes.length),
    ends,
    strength: new Float64Array(links.length),
    strong: new Uint8Array(links.length),
    tier: new Uint8Array(links.length),
    linkSentiment: new Uint8Array(links.length),
    isByDepartment,
    regions: null,
  };
  nodes.forEach(({ connections, colour, sentiment }, node) => {
    const value = hasEqualNodes ? equalNodeValue : nodeValue(connections);
    shapes.radius[node] = nodeRadiusPx(value, nodes.length);
    shapes.department[node] = mapDepartments.indexOf(colour);
    shapes.sentiment[node] = codeOf(sentiment);
  });
  links.forEach((link, at) => {
    const { strength = 0, sentiment } = connections[link] ?? {};
    shapes.strength[at] = strength;
    shapes.strong[at] = Number(isStrongBond(strength));
    shapes.tier[at] = lineTier(strength);
    shapes.linkSentiment[at] = codeOf(sentiment);
  });
  return shapes;
}

function codeOf(sentiment: Sentiment | null | undefined): number {
  return sentiment ? sentimentCode[sentiment] : 0;
}
