import type { Context } from '../scene/context.ts';
import type { NodePen } from '../scene/draw-ground.ts';
import { drawNode, type NodeLook, nodeEdgePx, ringlessRadius } from '../scene/draw-node.ts';
import { dotPatterns, mapDepartments } from '../scene/map-departments.ts';
import type { Palette } from '../scene/palette.ts';

type Stamp = { image: ImageBitmap; side: number };

/** In device pixels; radii that differ less share a stamp. */
const radiusStep = 0.25;
/** Zooming keeps adding stamps, so the cache is cleared at this size. */
const stampsMax = 1_500;
const departmentsMax = mapDepartments.length * dotPatterns.length;

/** Cached pictures of nodes: drawing a bitmap is much faster than drawing rings. */
export class NodeStamps {
  readonly #palette: Palette;
  readonly #ratio: number;
  readonly #stamps = new Map<number, Stamp>();

  constructor(palette: Palette, ratio: number) {
    this.#palette = palette;
    this.#ratio = ratio;
  }

  /** Aligned to device pixels to stay sharp. */
  penFor(context: Context): NodePen {
    const ratio = this.#ratio;
    return (x, y, look) => {
      // Without a ring sentiments look alike, which saves a large map three quarters of its stamps.
      const sentiment = look.radius < ringlessRadius ? 0 : look.sentiment;
      const { image, side } = this.#stampFor({ ...look, sentiment });
      const left = Math.round(x * ratio - side / 2) / ratio;
      const top = Math.round(y * ratio - side / 2) / ratio;
      context.drawImage(image, left, top, side / ratio, side / ratio);
    };
  }

  #stampFor(look: NodeLook): Stamp {
    const steps = Math.max(1, Math.round((look.radius * this.#ratio) / radiusStep));
    const kind = look.department * 2 + Number(look.isHollow === true);
    const key = (steps * departmentsMax * 2 + kind) * 4 + look.sentiment;
    const known = this.#stamps.get(key);
    if (known) return known;
    if (this.#stamps.size >= stampsMax) this.#stamps.clear();
    const stamp = this.#draw({ ...look, radius: (steps * radiusStep) / this.#ratio });
    this.#stamps.set(key, stamp);
    return stamp;
  }

  #draw(look: NodeLook): Stamp {
    const side = 2 * Math.ceil((look.radius + nodeEdgePx) * this.#ratio);
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (context) {
      context.setTransform(this.#ratio, 0, 0, this.#ratio, side / 2, side / 2);
      drawNode(context, 0, 0, look, this.#palette, false);
    }
    // A bitmap is drawn in half the time of a canvas.
    return { image: canvas.transferToImageBitmap(), side };
  }
}
