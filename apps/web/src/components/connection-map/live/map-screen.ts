import { MapPainter, type PaintContext } from '../paint/map-painter.ts';
import { watchPrint, watchTheme } from '../paint/read-palette.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';

/** What the screen asks of the map. */
type Shown = {
  /** What is to be seen now. */
  sceneNow: () => Scene;
  /** It is on the screen. */
  onShown: () => void;
  /** The browser cannot run what paints it. */
  onFail: () => void;
};

/** Brings a map to the screen when something has changed, and to paper, each in its colours. */
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
    // Names are measured anew once the page's own typeface is there.
    document.fonts?.ready.then(() => this.#readColours());
  }

  get palette(): Palette {
    return this.#painter.palette;
  }

  /** Hears of a graph that is to be shown once its people have places. */
  expect(graph: MapGraph): void {
    this.#painter.expect(graph);
  }

  /** Something has changed: the next frame shows it. */
  request(): void {
    this.#frames.request();
  }

  /** The first picture of a map does not wait for the next frame. */
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

  /** Paper does not wait for a worker or the next frame. */
  #readColours(isPrint = false): void {
    this.#painter.readColours();
    if (isPrint) this.#painter.paintWhole(this.#shown.sceneNow());
    else this.request();
  }
}
