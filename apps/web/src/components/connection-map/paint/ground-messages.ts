import type { Box, Positions } from '../scene/geometry.ts';
import type { DrawnShapes } from '../scene/graph-shapes.ts';
import type { Palette } from '../scene/palette.ts';
import type { Ground } from '../scene/scene.ts';

/** What the paint worker is asked for. People's places and signs travel only when they have changed. */
export type GroundOrder = {
  shapes: DrawnShapes | null;
  positions: Positions | null;
  ground: Omit<Ground, 'graph' | 'positions'>;
  palette: Palette;
  ratio: number;
  /** The part of the screen to be painted: the map and some room round it. */
  frame: Box;
};

/** The answer to an order: its picture, and how long it took in milliseconds. */
export type PaintedGround = { bitmap: ImageBitmap; paintMs: number };
