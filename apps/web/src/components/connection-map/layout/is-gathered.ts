import { nodeCount } from '../scene/graph-shapes.ts';
import type { LayoutJob } from './layout-messages.ts';

/** Above this many people they stand by community: nobody could follow so many lines to see who belongs together. */
export const gatheredFrom = 250;

/** Whether people stand in groups; a meeting's stand wherever their links pull them. */
export function isGathered({ departments, shapes }: LayoutJob): boolean {
  return departments !== null || nodeCount(shapes) > gatheredFrom;
}
