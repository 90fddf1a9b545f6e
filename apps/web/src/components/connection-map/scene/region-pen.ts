import { drawRegionGround, strokeTieOfPerson } from './draw-regions.ts';
import { nearestNode } from './nearest-node.ts';
import { drawRegionNames, placeRegionNames } from './region-names.ts';

/**
 * How departments are drawn as regions, and how arrow keys move between them. A separate module,
 * because maps of meetings have no regions and do not load it.
 */
export const regionPen = {
  drawRegionGround,
  strokeTieOfPerson,
  placeRegionNames,
  drawRegionNames,
  nearestNode,
};
export type RegionPen = typeof regionPen;
