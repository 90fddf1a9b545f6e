import type { Context } from '../scene/context.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';

/** `ratio` is device pixels per CSS pixel. */
export type Picture = { context: Context; scene: Scene; palette: Palette; ratio: number };

export type GroundPainter = {
  paint: (picture: Picture) => void;
};
