import { nodeCount } from '../scene/graph-shapes.ts';
import type { LayoutJob } from './layout-messages.ts';

/** With more nodes, links are too dense to show who belongs together. */
export const gatheredFrom = 250;

/** Whether nodes are placed in groups instead of by their links alone. */
export function isGathered({ departments, shapes }: LayoutJob): boolean {
  return departments !== null || nodeCount(shapes) > gatheredFrom;
}
