import type { Box, Positions } from '../scene/geometry.ts';
import type { DrawnShapes } from '../scene/graph-shapes.ts';
import type { Palette } from '../scene/palette.ts';
import type { Ground } from '../scene/scene.ts';

/** `shapes` and `positions` are null if unchanged. */
export type GroundOrder = {
  shapes: DrawnShapes | null;
  positions: Positions | null;
  ground: Omit<Ground, 'graph' | 'positions'>;
  palette: Palette;
  ratio: number;
  /** The map with a margin. */
  frame: Box;
};

export type PaintedGround = { bitmap: ImageBitmap; paintMs: number };
