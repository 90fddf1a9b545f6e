import { linkCount, nodeCount } from '../scene/graph-shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { BlitGround } from './blit-ground.ts';
import { directGround } from './direct-ground.ts';
import { FrameCost } from './frame-cost.ts';
import type { GroundPainter, Picture } from './ground.ts';

/** A graph of more people and lines than this goes to the worker before anything was measured. */
const surelyDear = 2_600;
/** A frame that takes the page's thread longer than this is dear; milliseconds. */
const dearFrameMs = 11;
/** What the worker paints quicker than this the page's thread can paint as well; milliseconds. */
const cheapPaintMs = 3;

/** Paints the ground directly while that is cheap and lets a worker do it otherwise, by what frames turn out to cost. */
export class SwitchingGround implements GroundPainter {
  readonly #onPainted: () => void;
  readonly #onFail: () => void;
  readonly #frames = new FrameCost();
  readonly #paints = new FrameCost();
  #blit: BlitGround | null = null;
  #isDear = false;
  #shapes: Scene['graph']['shapes'] | null = null;

  /** `onPainted` asks for another frame; `onFail` tells that the browser cannot run the worker. */
  constructor(onPainted: () => void, onFail: () => void) {
    this.#onPainted = onPainted;
    this.#onFail = onFail;
  }

  paint(picture: Picture): void {
    const { scene } = picture;
    if (scene.graph.shapes !== this.#shapes) this.#start(scene);
    if (!this.#isDear) {
      directGround.paint(picture);
      return;
    }
    const blit = this.#worker();
    // Until the worker has its first picture, what was cheap enough so far bridges the gap.
    if (blit.shows(scene) || isSurelyDear(scene)) blit.paint(picture);
    else {
      blit.order(picture);
      directGround.paint(picture);
    }
  }

  /** Hears what a frame has cost the page's thread, all in all. */
  frameTook(ms: number): void {
    if (this.#isDear || typeof OffscreenCanvas === 'undefined') return;
    this.#frames.add(ms);
    if ((this.#frames.median ?? 0) > dearFrameMs) this.#switchTo(true);
  }

  destroy(): void {
    this.#blit?.destroy();
    this.#blit = null;
  }

  #start(scene: Scene): void {
    this.#shapes = scene.graph.shapes;
    this.#switchTo(isSurelyDear(scene) && typeof OffscreenCanvas !== 'undefined');
  }

  #switchTo(isDear: boolean): void {
    this.#isDear = isDear;
    this.#frames.forget();
    this.#paints.forget();
    if (isDear) this.#worker();
    else this.destroy();
  }

  #worker(): BlitGround {
    this.#blit ??= new BlitGround((ms) => this.#painted(ms), this.#onFail);
    return this.#blit;
  }

  #painted(ms: number): void {
    this.#paints.add(ms);
    if ((this.#paints.median ?? Infinity) < cheapPaintMs) this.#switchTo(false);
    this.#onPainted();
  }
}

function isSurelyDear({ graph: { shapes } }: Scene): boolean {
  return nodeCount(shapes) + linkCount(shapes) > surelyDear;
}
