import { MapPainter, type PaintContext } from '../paint/map-painter.ts';
import { watchPrint, watchTheme } from '../paint/read-palette.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';

type Shown = {
  sceneNow: () => Scene;
  onShown: () => void;
  /** Called if painting cannot run in this browser. */
  onFail: () => void;
};

/** Paints when something changes, and in print colours for print. */
export class MapScreen {
  readonly #painter: MapPainter;
  readonly #frames: FrameLoop;
  readonly #shown: Shown;
  #isShown = false;

  constructor(canvas: HTMLCanvasElement, context: PaintContext, signal: AbortSignal, shown: Shown) {
    this.#shown = shown;
    this.#painter = new MapPainter(canvas, context, {
      onPainted: () => this.show(),
      onFail: shown.onFail,
    });
    this.#frames = createFrameLoop(
      (now) => this.#paint(now),
      (ms) => this.#painter.frameTook(ms),
      signal,
    );
    signal.addEventListener('abort', () => this.#painter.destroy());
    watchTheme(signal, () => this.#readColours());
    watchPrint(signal, (isPrint) => this.#readColours(isPrint));
    // The web font changes the widths of names.
    document.fonts?.ready.then(() => this.#readColours());
  }

  get palette(): Palette {
    return this.#painter.palette;
  }

  /** Announces a graph whose positions are not known yet. */
  expect(graph: MapGraph): void {
    this.#painter.expect(graph);
  }

  request(): void {
    this.#frames.request();
  }

  /** The first picture is painted at once, later ones in the next frame. */
  show(): void {
    if (this.#isShown) this.request();
    else this.paintNow();
  }

  paintNow(): void {
    this.#frames.paintNow();
  }

  #paint(now: number): void {
    const { isShown, wantsMore } = this.#painter.paint(this.#shown.sceneNow(), now);
    this.#isShown = isShown;
    if (isShown) this.#shown.onShown();
    if (wantsMore) this.request();
  }

  /** For print, paints at once without a worker. */
  #readColours(isPrint = false): void {
    this.#painter.readColours();
    if (isPrint) this.#painter.paintWhole(this.#shown.sceneNow());
    else this.request();
  }
}
