import type { Arrangement } from '../layout/arrangement.ts';
import { takeArrangement } from '../layout/early-arrangement.ts';
import { prefersStillness } from '../layout/prefers-stillness.ts';
import { MapPainter, type PaintContext } from '../paint/map-painter.ts';
import { watchPrint, watchTheme } from '../paint/read-palette.ts';
import { type Camera, fitCamera, panBy, toWorld, zoomAt } from '../scene/camera.ts';
import { type Point, pointAt, type Size } from '../scene/geometry.ts';
import { loadAnswers, loadedAnswers } from '../scene/load-answers.ts';
import { buildMapGraph, type MapGraph } from '../scene/map-graph.ts';
import type { Palette } from '../scene/palette.ts';
import {
  type Hit,
  nodeOf,
  reservedBox,
  type Scene,
  type SceneView,
  screenPoint,
} from '../scene/scene.ts';
import { pointerTolerance, type Tolerance } from '../scene/tolerance.ts';
import { createFrameLoop } from './frame-loop.ts';
import { listenToGestures } from './gestures.ts';
import { watchSize } from './watch-size.ts';

export type LiveMapEvents = {
  /** A click on a person, a line or, with null, the ground. */
  onPick: (hit: Hit | null) => void;
  /** Others are pinned than before. */
  onPins: (pinned: ReadonlySet<number>) => void;
  /** Everybody of a graph has a place for the first time, so that there is something to see and to walk. */
  onPlaced: () => void;
  /** The browser cannot run what lays the map out or paints it. */
  onFail: () => void;
};

/** How far one press of a key moves somebody; pixels. */
const keyStepPx = 12;

const nobody = { graph: buildMapGraph([], []), positions: new Float32Array() };

const emptyScene: Scene = {
  ...nobody,
  camera: { x: 0, y: 0, zoom: 1 },
  fitZoom: 1,
  size: { width: 0, height: 0 },
  dragged: null,
  pinned: new Set(),
  reserved: null,
  view: {
    selected: null,
    hovered: null,
    showNames: true,
    strongOnly: false,
    showSentiment: true,
  },
};

/** One map on one canvas: holds the scene, moves it with layout and gestures, paints when something changed. */
export class LiveMap {
  readonly #canvas: HTMLCanvasElement;
  readonly #painter: MapPainter;
  readonly #events: LiveMapEvents;
  readonly #frames = createFrameLoop(
    (now) => this.#paint(now),
    (ms) => this.#painter.frameTook(ms),
  );
  readonly #cleanUp: (() => void)[];
  #scene = emptyScene;
  /** What is to be shown, under the name by which its places are remembered. */
  #subject: { key: string; graph: MapGraph } | null = null;
  #arrangement: Arrangement | null = null;
  #isElastic = false;
  /** Somebody who was pinned before a drag stays so after it, elastic or not. */
  #wasPinned = false;
  #isShown = false;
  /** The view follows the layout until somebody moves it, or puts a node elsewhere for good. */
  #isFitting = true;
  /** The view as it was when somebody took hold of the ground. */
  #grabbed: { camera: Camera; isFitting: boolean } | null = null;

  constructor(canvas: HTMLCanvasElement, context: PaintContext, events: LiveMapEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#painter = new MapPainter(canvas, context, {
      onPainted: () => this.#show(),
      onFail: events.onFail,
    });
    this.#cleanUp = [
      this.#frames.stop,
      () => this.#painter.destroy(),
      () => this.#arrangement?.end(),
      watchTheme(() => this.#readColours()),
      watchPrint((isPrint) => this.#readColours(isPrint)),
      watchSize(canvas, (size) => this.#resize(size)),
      listenToGestures(canvas, {
        nodeAt: (point, tolerance) => this.#nodeAt(point, tolerance),
        hover: (point) => this.#pointAt(point),
        tap: (point, tolerance) => this.#tap(point, tolerance),
        grab: () => {
          this.#grabbed = { camera: this.#scene.camera, isFitting: this.#isFitting };
        },
        putBack: () => this.#putBack(),
        pan: (dx, dy) => this.#look({ camera: panBy(this.#scene.camera, dx, dy) }),
        zoom: (at, factor) => this.#zoom(at, factor),
        moveNode: (node, to) => this.#moveNode(node, to),
        dropNode: (node) => this.#dropNode(node),
      }),
    ];
    // Names are measured anew once the page's own typeface is there.
    document.fonts?.ready.then(() => this.#readColours());
  }

  /** What is on the screen now, and in which colours. */
  get scene(): Scene {
    return this.#scene;
  }

  get palette(): Palette {
    return this.#painter.palette;
  }

  /** Shows a graph. People who were on the same map before, or when it was last looked at, keep their places. */
  setGraph(key: string, graph: MapGraph): void {
    const isSameMap = this.#subject?.key === key;
    if (isSameMap && this.#subject?.graph === graph) return;
    this.#subject = { key, graph };
    this.#painter.expect(graph);
    if (this.#arrangement && isSameMap) {
      if (!this.#arrangement.setGraph(graph)) this.#isFitting = true;
      this.#take();
    } else {
      this.#arrangement?.end();
      this.#arrangement = null;
      this.#begin();
    }
  }

  setView(view: Omit<SceneView, 'hovered'>): void {
    this.#change({ view: { ...view, hovered: this.#scene.view.hovered } });
  }

  setReserved(reserved: Size | null): void {
    this.#change({ reserved });
    if (this.#isFitting) this.fit();
  }

  /** Turning it on lets go of every pinned node and warms the layout up. */
  setElastic(isElastic: boolean): void {
    if (isElastic && !this.#isElastic) {
      this.#isFitting = true;
      this.#arrangement?.releaseAll();
      this.#arrangement?.warm();
      this.#take();
    }
    this.#isElastic = isElastic;
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#scene.size;
    this.#zoom({ x: width / 2, y: height / 2 }, factor);
  }

  fit(): void {
    this.#isFitting = true;
    this.#fitView();
    this.#frames.request();
  }

  /** Points at the next person in a direction and answers who that is. */
  walk(direction: Point): number | null {
    const { graph, view } = this.#scene;
    if (graph.nodes.length === 0) return null;
    const from = nodeOf(view.hovered) ?? nodeOf(view.selected);
    loadAnswers().catch(() => {});
    const nextNode = loadedAnswers()?.nextNode;
    const node = from === null ? 0 : (nextNode?.(this.#scene, from, direction) ?? from);
    this.#hover({ kind: 'node', node });
    return node;
  }

  /** Pins somebody where they stand, or lets them go. */
  togglePin(node: number): void {
    if (this.#scene.pinned.has(node)) this.#arrangement?.release(node);
    else this.#arrangement?.hold(node, pointAt(this.#scene.positions, node));
    if (this.#isElastic) this.#arrangement?.warm();
    this.#take();
  }

  unpinAll(): void {
    this.#arrangement?.releaseAll();
    if (this.#isElastic) this.#arrangement?.warm();
    this.#take();
  }

  togglePinOfHovered(): void {
    const node = nodeOf(this.#scene.view.hovered);
    if (node !== null) this.togglePin(node);
  }

  /** Moves the pointed-at person a step and pins them there: a drag without a pointer. */
  moveHovered(direction: Point): void {
    const node = nodeOf(this.#scene.view.hovered);
    if (node === null) return;
    const { x, y } = screenPoint(this.#scene, node);
    const to = { x: x + direction.x * keyStepPx, y: y + direction.y * keyStepPx };
    this.#isFitting = false;
    this.#arrangement?.hold(node, toWorld(this.#scene.camera, to));
    this.#take();
  }

  /** Does what a click on the pointed-at person does. */
  pickHovered(): void {
    if (this.#scene.view.hovered) this.#events.onPick(this.#scene.view.hovered);
  }

  clearHover(): void {
    this.#hover(null);
  }

  destroy(): void {
    for (const stop of this.#cleanUp) stop();
  }

  /** Begins once there is both a graph and a size. */
  #begin(): void {
    const { size } = this.#scene;
    if (!this.#subject || this.#arrangement || size.width === 0 || size.height === 0) return;
    const { key, graph } = this.#subject;
    this.#isFitting = true;
    this.#arrangement = takeArrangement(key, graph, size);
    this.#arrangement.listen({ onMove: () => this.#take(), onFail: this.#events.onFail });
    this.#take();
  }

  /** Takes over where everybody stands. Nobody is shown before they have a place. */
  #take(): void {
    const positions = this.#arrangement?.positions;
    const shown = this.#subject && positions ? { graph: this.#subject.graph, positions } : nobody;
    if (shown.graph !== this.#scene.graph) this.#hover(null);
    const isFirst = this.#scene.graph === nobody.graph && shown !== nobody;
    this.#change({ ...shown, pinned: this.#pinned() });
    if (!isFirst) return;
    this.#show();
    this.#events.onPlaced();
  }

  /** The first picture of a map does not wait for the next frame. */
  #show(): void {
    if (this.#isShown) this.#frames.request();
    else this.#frames.paintNow();
  }

  /** The same set until others are pinned than before. */
  #pinned(): ReadonlySet<number> {
    const before = this.#scene.pinned;
    const pinned = new Set(this.#arrangement?.held.keys());
    if (pinned.size === before.size && pinned.isSubsetOf(before)) return before;
    this.#events.onPins(pinned);
    return pinned;
  }

  #resize(size: Size): void {
    this.#change({ size });
    this.#begin();
    // At once: a canvas painted for another size would be stretched for a frame.
    this.#frames.paintNow();
  }

  #paint(now: number): void {
    if (this.#isFitting && this.#scene.dragged === null) this.#fitView();
    const { view } = this.#scene;
    const isEmpty = this.#scene.graph === nobody.graph;
    const scene = isEmpty ? { ...this.#scene, view: { ...view, selected: null } } : this.#scene;
    const { isShown, wantsMore } = this.#painter.paint(scene, now);
    if (isShown) this.#arrangement?.shown();
    this.#isShown = isShown && !isEmpty;
    if (wantsMore) this.#frames.request();
  }

  /** Paper does not wait for a worker or the next frame. */
  #readColours(isPrint = false): void {
    this.#painter.readColours();
    if (isPrint) this.#painter.paintWhole(this.#scene);
    else this.#frames.request();
  }

  /** No click is lost: one that comes before there is an answer is answered as soon as there is one. */
  #tap(point: Point, tolerance: Tolerance): void {
    const answers = loadedAnswers();
    const pick = ({ hitTest }: NonNullable<typeof answers>) =>
      this.#events.onPick(hitTest(this.#scene, point, tolerance));
    if (answers) pick(answers);
    else loadAnswers().then(pick, () => {});
  }

  #nodeAt(point: Point, tolerance: Tolerance): number | null {
    return nodeOf(loadedAnswers()?.hitTest(this.#scene, point, tolerance) ?? null);
  }

  #pointAt(point: Point | null): void {
    const answers = loadedAnswers();
    if (!answers) loadAnswers().catch(() => {});
    this.#hover((point && answers?.hitTest(this.#scene, point, pointerTolerance.mouse)) ?? null);
  }

  #hover(hovered: Hit | null): void {
    this.#canvas.style.cursor = hovered ? 'pointer' : '';
    if (isSameHit(hovered, this.#scene.view.hovered)) return;
    this.#change({ view: { ...this.#scene.view, hovered } });
  }

  #zoom(at: Point, factor: number): void {
    const { camera, fitZoom } = this.#scene;
    this.#look({ camera: zoomAt(camera, at, factor, fitZoom) });
  }

  #moveNode(node: number, to: Point): void {
    if (!this.#isElastic) this.#isFitting = false;
    if (this.#scene.dragged === null) this.#wasPinned = this.#scene.pinned.has(node);
    this.#hover({ kind: 'node', node });
    this.#change({ dragged: node });
    this.#arrangement?.hold(node, toWorld(this.#scene.camera, to));
    if (this.#isElastic && !prefersStillness()) this.#arrangement?.warm();
    this.#take();
  }

  #dropNode(node: number): void {
    this.#change({ dragged: null });
    if (!this.#isElastic || this.#wasPinned) return;
    this.#arrangement?.release(node);
    this.#arrangement?.warm();
    this.#take();
  }

  #look(change: Pick<Scene, 'camera'>): void {
    this.#isFitting = false;
    this.#change(change);
  }

  #putBack(): void {
    if (!this.#grabbed) return;
    this.#isFitting = this.#grabbed.isFitting;
    this.#change({ camera: this.#grabbed.camera });
  }

  #change(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change };
    this.#frames.request();
  }

  #fitView(): void {
    const { positions, size } = this.#scene;
    const camera = fitCamera(positions, size, reservedBox(this.#scene));
    this.#scene = { ...this.#scene, camera, fitZoom: camera.zoom };
  }
}

function isSameHit(a: Hit | null, b: Hit | null): boolean {
  if (a?.kind === 'node') return b?.kind === 'node' && a.node === b.node;
  if (a?.kind === 'link') return b?.kind === 'link' && a.link === b.link;
  return b === null;
}
