import type { Context } from '../scene/context.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { directGround } from './direct-ground.ts';
import type { GroundPainter, Picture } from './ground.ts';
import { LabelLayer } from './label-layer.ts';
import type { MeasuringContext } from './measure-text.ts';
import { readPalette } from './read-palette.ts';
import { SwitchingGround } from './switching-ground.ts';

export type PaintContext = Context & MeasuringContext;

export type PainterEvents = {
  onPainted: () => void;
  onFail: () => void;
};

const nothing = { isShown: false, wantsMore: false };

/** Paints the map; sizes are in device pixels. */
export class MapPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: PaintContext;
  readonly #ground: SwitchingGround;
  readonly #labels: LabelLayer;
  #palette: Palette;

  constructor(canvas: HTMLCanvasElement, context: PaintContext, events: PainterEvents) {
    this.#canvas = canvas;
    this.#context = context;
    this.#palette = readPalette(canvas);
    this.#labels = new LabelLayer(context, this.#palette);
    this.#ground = new SwitchingGround(events.onPainted, events.onFail);
  }

  get palette(): Palette {
    return this.#palette;
  }

  /** Call after a change of theme and when the web font is loaded. */
  readColours(): void {
    this.#palette = readPalette(this.#canvas);
    this.#labels.setPalette(this.#palette);
  }

  /** Announces a graph whose positions are not known yet. */
  expect(graph: MapGraph): void {
    this.#ground.expect(graph);
  }

  /** `wantsMore`: another picture is needed for labels once the map is still. */
  paint(scene: Scene, now: number): { isShown: boolean; wantsMore: boolean } {
    const ratio = devicePixelRatio;
    const width = Math.round(scene.size.width * ratio);
    const height = Math.round(scene.size.height * ratio);
    if (width === 0 || height === 0) return nothing;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    const picture = this.#pictureOf(scene);
    if (!this.#ground.prepare(picture)) {
      this.#context.clearRect(0, 0, width, height);
      return nothing;
    }
    return { isShown: true, wantsMore: this.#draw(picture, this.#ground, now) };
  }

  paintWhole(scene: Scene): void {
    this.#draw(this.#pictureOf(scene), directGround, performance.now());
  }

  #pictureOf(scene: Scene): Picture {
    return { context: this.#context, scene, palette: this.#palette, ratio: devicePixelRatio };
  }

  /** Returns whether labels are stale. */
  #draw(picture: Picture, ground: GroundPainter, now: number): boolean {
    const { context, scene, palette, ratio } = picture;
    const { isStale, ...names } = this.#labels.namesFor(scene, now);
    drawScene(context, scene, names, palette, ratio, () => ground.paint(picture));
    return isStale;
  }

  /** Reports the main thread's time for a frame, in milliseconds. */
  frameTook(ms: number): void {
    this.#ground.frameTook(ms);
  }

  destroy(): void {
    this.#ground.destroy();
  }
}
