import { isSameArray } from '../scene/same-array.ts';
import { findCommunities } from './communities.ts';
import type { LayoutJob } from './layout-messages.ts';

type Shapes = LayoutJob['shapes'];

let known: { shapes: Shapes; communities: Uint32Array } | null = null;

/** The communities of a graph, found once for the graph asked about last: before it is known how large its map is. */
export function communitiesOf(shapes: Shapes): Uint32Array {
  if (known && isSameGraph(known.shapes, shapes)) return known.communities;
  known = { shapes, communities: findCommunities(shapes) };
  return known.communities;
}

function isSameGraph(a: Shapes, b: Shapes): boolean {
  return (
    a.radius.length === b.radius.length &&
    isSameArray(a.ends, b.ends) &&
    isSameArray(a.strength, b.strength)
  );
}
