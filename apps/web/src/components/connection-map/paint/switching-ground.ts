import { type GraphShapes, linkCount, nodeCount } from '../scene/graph-shapes.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { BlitGround } from './blit-ground.ts';
import { directGround } from './direct-ground.ts';
import { FrameCost } from './frame-cost.ts';
import type { GroundPainter, Picture } from './ground.ts';
import { loadBlitGround } from './ground-thread.ts';

/** With more nodes and links, the worker is used without measuring. */
const surelyDear = 2_600;
/** Time of an expensive frame on the main thread, in milliseconds. */
const dearFrameMs = 11;

/** Paints on the main thread while frames are cheap, else in a worker. */
export class SwitchingGround implements GroundPainter {
  readonly #onPainted: () => void;
  readonly #onFail: () => void;
  readonly #frames = new FrameCost();
  #blit: BlitGround | null = null;
  #isDear = false;
  #shapes: GraphShapes | null = null;

  /** `onFail` is called if the worker cannot run. */
  constructor(onPainted: () => void, onFail: () => void) {
    this.#onPainted = onPainted;
    this.#onFail = onFail;
  }

  /** Starts the worker early if the map is large. */
  expect({ shapes }: Pick<MapGraph, 'shapes'>): void {
    if (shapes === this.#shapes) return;
    this.#shapes = shapes;
    this.#switchTo(isSurelyDear(shapes) && typeof OffscreenCanvas !== 'undefined');
  }

  /** False while there is nothing to show. */
  prepare(picture: Omit<Picture, 'context'>): boolean {
    const { scene } = picture;
    if (nodeCount(scene.graph.shapes) === 0) return false;
    this.expect(scene.graph);
    if (!this.#isDear) return true;
    this.#blit?.order(picture);
    return this.#blit?.shows(scene) || !isSurelyDear(scene.graph.shapes);
  }

  paint(picture: Picture): void {
    // Paint directly until the worker's first bitmap arrives.
    if (this.#blit?.shows(picture.scene)) this.#blit.paint(picture);
    else directGround.paint(picture);
  }

  /** Reports the main thread's time for a frame, in milliseconds. */
  frameTook(ms: number): void {
    if (this.#isDear || typeof OffscreenCanvas === 'undefined') return;
    this.#frames.add(ms);
    if ((this.#frames.median ?? 0) > dearFrameMs) this.#switchTo(true);
  }

  destroy(): void {
    this.#isDear = false;
    this.#blit?.destroy();
    this.#blit = null;
  }

  #switchTo(isDear: boolean): void {
    this.#isDear = isDear;
    this.#frames.forget();
    if (isDear) void this.#begin();
    else this.destroy();
  }

  async #begin(): Promise<void> {
    try {
      const { BlitGround } = await loadBlitGround();
      if (!this.#isDear) return;
      this.#blit ??= new BlitGround((isCheap) => this.#painted(isCheap), this.#onFail);
      this.#onPainted();
    } catch {
      this.#onFail();
    }
  }

  #painted(isCheap: boolean): void {
    if (isCheap) this.#switchTo(false);
    this.#onPainted();
  }
}

function isSurelyDear(shapes: GraphShapes): boolean {
  return nodeCount(shapes) + linkCount(shapes) > surelyDear;
}
