import { drawRegionGround, strokeTieOfPerson } from './draw-regions.ts';
import { nearestNode } from './nearest-node.ts';
import { drawRegionNames, placeRegionNames } from './region-names.ts';

/**
 * How departments are drawn as regions, and how arrows walk among them. Apart, because a meeting's map has none and does
 * without this code.
 */
export const regionPen = {
  drawRegionGround,
  strokeTieOfPerson,
  placeRegionNames,
  drawRegionNames,
  nearestNode,
};
export type RegionPen = typeof regionPen;
