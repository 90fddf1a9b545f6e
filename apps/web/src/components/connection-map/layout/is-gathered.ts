import { nodeCount } from '../scene/graph-shapes.ts';
import type { LayoutJob } from './layout-messages.ts';

/** Above this many nodes links are too dense to show who belongs together. */
export const gatheredFrom = 250;

/** Grouped, instead of placed by links alone. */
export function isGathered({ departments, shapes }: LayoutJob): boolean {
  return departments !== null || nodeCount(shapes) > gatheredFrom;
}
