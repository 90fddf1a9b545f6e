import type { Context } from '../scene/context.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';

/** One picture to be painted: where to, what, in which colours and how fine. */
export type Picture = { context: Context; scene: Scene; palette: Palette; ratio: number };

/** A way to get the ground of a picture, everybody and every line, onto the canvas. */
export type GroundPainter = {
  /** Paints what it has. */
  paint: (picture: Picture) => void;
};
