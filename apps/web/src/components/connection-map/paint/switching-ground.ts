import { type GraphShapes, linkCount, nodeCount } from '../scene/graph-shapes.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { BlitGround } from './blit-ground.ts';
import { directGround } from './direct-ground.ts';
import { FrameCost } from './frame-cost.ts';
import type { GroundPainter, Picture } from './ground.ts';
import { loadBlitGround } from './ground-thread.ts';

/** A graph of more people and lines than this goes to the worker before anything was measured. */
const surelyDear = 2_600;
/** A frame that takes the page's thread longer than this is dear; milliseconds. */
const dearFrameMs = 11;

/** Paints the ground directly while that is cheap and lets a worker do it otherwise, by what frames turn out to cost. */
export class SwitchingGround implements GroundPainter {
  readonly #onPainted: () => void;
  readonly #onFail: () => void;
  readonly #frames = new FrameCost();
  #blit: BlitGround | null = null;
  #isDear = false;
  #shapes: GraphShapes | null = null;

  /** `onPainted` asks for another frame; `onFail` tells that the browser cannot run the worker. */
  constructor(onPainted: () => void, onFail: () => void) {
    this.#onPainted = onPainted;
    this.#onFail = onFail;
  }

  /** Hears of a graph before anybody in it has a place: the worker of a crowd may start meanwhile. */
  expect({ shapes }: Pick<MapGraph, 'shapes'>): void {
    if (shapes === this.#shapes) return;
    this.#shapes = shapes;
    this.#switchTo(isSurelyDear(shapes) && typeof OffscreenCanvas !== 'undefined');
  }

  /** Asks the worker for what it is to paint; false while there is nothing to show yet. */
  prepare(picture: Omit<Picture, 'context'>): boolean {
    const { scene } = picture;
    if (nodeCount(scene.graph.shapes) === 0) return false;
    this.expect(scene.graph);
    if (!this.#isDear) return true;
    this.#blit?.order(picture);
    return this.#blit?.shows(scene) || !isSurelyDear(scene.graph.shapes);
  }

  paint(picture: Picture): void {
    // Until the worker has its first picture, what was cheap enough so far bridges the gap.
    if (this.#blit?.shows(picture.scene)) this.#blit.paint(picture);
    else directGround.paint(picture);
  }

  /** Hears what a frame has cost the page's thread, all in all. */
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
