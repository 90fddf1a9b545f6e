import { drawFront } from './draw-front.ts';
import { hitTest } from './hit-test.ts';
import { nextNode } from './next-node.ts';

/** How the map answers those who use it: loaded when somebody first does. */
export const answers = { drawFront, hitTest, nextNode };
