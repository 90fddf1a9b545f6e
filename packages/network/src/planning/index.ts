// A separate entry, because dashboards need no graph library.
export { articulationPoints } from './articulation-points.ts';
export { fragmentation } from './fragmentation.ts';
export { type StructuralHoles, structuralHoles } from './structural-holes.ts';
export {
  betweennessOf,
  componentsOf,
  graphOf,
  type TieGraph,
  type WeightedPair,
} from './tie-graph.ts';
