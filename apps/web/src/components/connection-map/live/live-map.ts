import type { MapArrangement } from '../layout/arrangement.ts';
import { takeArrangement } from '../layout/early-arrangement.ts';
import { FixedArrangement } from '../layout/fixed-arrangement.ts';
import { nobodyHeld } from '../layout/known-places.ts';
import type { PaintContext } from '../paint/map-painter.ts';
import { fitCamera } from '../scene/camera.ts';
import type { Size } from '../scene/geometry.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { Palette } from '../scene/palette.ts';
import { reservedBox, type Scene, type SceneView } from '../scene/scene.ts';
import { emptyScene, nobody } from './empty-scene.ts';
import { Interaction } from './interaction.ts';
import type { LiveMapEvents } from './live-map-events.ts';
import { MapScreen } from './map-screen.ts';
import { watchSize } from './watch-size.ts';

/**
 * One map on one canvas: holds the scene, follows the layout and requests painting. `Interaction`
 * handles gestures.
 */
export class LiveMap {
  readonly canvas: HTMLCanvasElement;
  readonly events: LiveMapEvents;
  /** The scene of the current or next frame. */
  scene = emptyScene;
  arrangement: MapArrangement | null = null;
  isElastic = false;
  /** The view follows the layout until a person pans, zooms or pins. */
  isFitting = true;
  readonly interaction: Interaction;
  readonly #screen: MapScreen;
  readonly #end = new AbortController();
  /** The graph to show, under its key. */
  #subject: { key: string; graph: MapGraph } | null = null;

  constructor(canvas: HTMLCanvasElement, context: PaintContext, events: LiveMapEvents) {
    const { signal } = this.#end;
    this.canvas = canvas;
    this.events = events;
    this.#screen = new MapScreen(canvas, context, signal, {
      sceneNow: () => this.#fitted(),
      onShown: () => this.arrangement?.shown(),
      onFail: events.onFail,
    });
    watchSize(canvas, signal, (size) => this.#resize(size));
    this.interaction = new Interaction(this, signal);
  }

  get palette(): Palette {
    return this.#screen.palette;
  }

  /** People known from the last graph keep their positions. */
  setGraph(key: string, graph: MapGraph): void {
    const isSameMap = this.#subject?.key === key;
    if (isSameMap && this.#subject?.graph === graph) return;
    this.#subject = { key, graph };
    this.#screen.expect(graph);
    if (this.arrangement && isSameMap) {
      if (!this.arrangement.setGraph(graph)) this.isFitting = true;
      this.take();
    } else {
      this.arrangement?.end();
      this.arrangement = null;
      this.#begin();
    }
  }

  setView(view: Omit<SceneView, 'hovered'>, reserved: Size | null): void {
    this.change({ view: { ...view, hovered: this.scene.view.hovered }, reserved });
  }

  /** Switching it on unpins all nodes and restarts the layout. */
  setElastic(isElastic: boolean): void {
    const isNews = isElastic && !this.isElastic;
    this.isElastic = isElastic;
    if (!isNews) return;
    this.isFitting = true;
    this.unpinAll();
  }

  unpinAll(): void {
    this.arrangement?.releaseAll();
    if (this.isElastic) this.arrangement?.warm();
    this.take();
  }

  fit(): void {
    this.isFitting = true;
    this.change({});
  }

  clearHover(): void {
    this.canvas.style.cursor = '';
    this.change({ view: { ...this.scene.view, hovered: null } });
  }

  change(change: Partial<Scene>): void {
    this.scene = { ...this.scene, ...change };
    this.#screen.request();
  }

  /** Nothing is shown until the first positions arrive. */
  take(): void {
    const positions = this.arrangement?.positions;
    const shown = this.#subject && positions ? { graph: this.#subject.graph, positions } : nobody;
    const { graph } = this.scene;
    if (shown.graph !== graph) this.clearHover();
    const pinned = this.arrangement?.held ?? nobodyHeld;
    if (pinned !== this.scene.pinned) this.events.onPins(pinned);
    this.change({ ...shown, pinned });
    if (graph !== nobody.graph || shown === nobody) return;
    this.#screen.show();
    this.events.onPlaced();
  }

  destroy(): void {
    this.#end.abort();
    this.arrangement?.end();
  }

  /** Starts once both graph and size are known. */
  #begin(): void {
    const { size } = this.scene;
    if (!this.#subject || this.arrangement || size.width === 0 || size.height === 0) return;
    const { key, graph } = this.#subject;
    this.isFitting = true;
    this.arrangement = graph.plan
      ? new FixedArrangement(graph.plan.positions)
      : takeArrangement(key, graph, size);
    this.arrangement.listen({ onMove: () => this.take(), onFail: this.events.onFail });
    this.take();
  }

  #resize(size: Size): void {
    this.change({ size });
    this.#begin();
    // Otherwise the old picture would be stretched for a frame.
    this.#screen.paintNow();
  }

  #fitted(): Scene {
    if (this.isFitting && this.scene.dragged === null) {
      const { positions, size } = this.scene;
      const camera = fitCamera(positions, size, reservedBox(this.scene));
      this.scene = { ...this.scene, camera, fitZoom: camera.zoom };
    }
    return this.scene;
  }
}
