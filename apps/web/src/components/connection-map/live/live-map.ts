import { fitCamera, panBy, toWorld, zoomAt } from '../scene/camera.ts';
import { createForceLayout } from '../scene/force-layout.ts';
import type { Point, Size } from '../scene/geometry.ts';
import { hitTest, pointerTolerance, type Tolerance } from '../scene/hit-test.ts';
import type { Layout } from '../scene/layout.ts';
import { haveSameShape, type MapGraph } from '../scene/map-graph.ts';
import { nextNode } from '../scene/next-node.ts';
import { type Hit, reservedBox, type Scene, type SceneView } from '../scene/scene.ts';
import { createCanvasPainter, type PaintContext, type Painter } from './canvas-painter.ts';
import { createFrameLoop } from './frame-loop.ts';
import { listenToGestures } from './gestures.ts';
import { watchTheme } from './read-palette.ts';
import { watchSize } from './watch-size.ts';

export type LiveMapEvents = {
  /** A click on a person, a line or, with null, the ground. */
  onPick: (hit: Hit | null) => void;
};

const emptyScene: Scene = {
  graph: { nodes: [], links: [], indexOf: new Map(), isByDepartment: false },
  positions: new Float32Array(),
  camera: { x: 0, y: 0, zoom: 1 },
  fitZoom: 1,
  size: { width: 0, height: 0 },
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
  readonly #painter: Painter;
  readonly #events: LiveMapEvents;
  readonly #frames = createFrameLoop(() => this.#paint());
  readonly #cleanUp: (() => void)[];
  #scene = emptyScene;
  #layout: Layout | null = null;
  #isElastic = false;
  /** The view follows the layout until somebody moves it, or puts a node elsewhere for good. */
  #isFitting = true;
  #isDragging = false;

  constructor(canvas: HTMLCanvasElement, context: PaintContext, events: LiveMapEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#painter = createCanvasPainter(canvas, context);
    this.#cleanUp = [
      this.#frames.stop,
      watchTheme(() => this.#readColours()),
      watchSize(canvas, (size) => this.#resize(size)),
      listenToGestures(canvas, {
        nodeAt: (point, tolerance) => this.#nodeAt(point, tolerance),
        hover: (point) => this.#hover(point && hitTest(this.#scene, point, pointerTolerance.mouse)),
        tap: (point, tolerance) => events.onPick(hitTest(this.#scene, point, tolerance)),
        pan: (dx, dy) => this.#look({ camera: panBy(this.#scene.camera, dx, dy) }),
        zoom: (at, factor) => this.#zoom(at, factor),
        moveNode: (node, to) => this.#moveNode(node, to),
        dropNode: (node) => this.#dropNode(node),
      }),
    ];
    // Names are measured anew once the page's own typeface is there.
    document.fonts?.ready.then(() => this.#readColours());
  }

  /** Shows a graph. One with the same people and links keeps its places and the view. */
  setGraph(graph: MapGraph): void {
    const keepsPlaces = haveSameShape(graph, this.#scene.graph);
    this.#scene = { ...this.#scene, graph };
    if (!keepsPlaces) this.#layout = null;
    this.#start();
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
      this.#layout?.releaseAll();
      this.#reheat();
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
    const node = from === null ? 0 : (nextNode(this.#scene, from, direction) ?? from);
    this.#hover({ kind: 'node', node });
    return node;
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

  #start(): void {
    const { graph, size } = this.#scene;
    if (size.width === 0 || size.height === 0) return;
    if (!this.#layout) {
      this.#layout = createForceLayout(graph, size);
      if (prefersStillness()) settle(this.#layout);
      this.#isFitting = true;
      this.#scene = {
        ...this.#scene,
        positions: this.#layout.positions,
        view: { ...this.#scene.view, hovered: null },
      };
      this.#fitView();
    }
    this.#frames.request();
  }

  #resize(size: Size): void {
    this.#scene = { ...this.#scene, size };
    this.#start();
    if (this.#isFitting) this.#fitView();
    // At once: a canvas painted for another size would be stretched for a frame.
    this.#painter.paint(this.#scene);
  }

  #paint(): boolean {
    const isMoving = this.#layout?.advance() ?? false;
    if (this.#isFitting && !this.#isDragging) this.#fitView();
    this.#painter.paint(this.#scene);
    return isMoving;
  }

  #readColours(): void {
    this.#painter.readColours();
    this.#frames.request();
  }

  #nodeAt(point: Point, tolerance: Tolerance): number | null {
    return nodeOf(hitTest(this.#scene, point, tolerance));
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
    this.#isDragging = true;
    if (!this.#isElastic) this.#isFitting = false;
    const { x, y } = toWorld(this.#scene.camera, to);
    this.#layout?.hold(node, x, y);
    if (this.#isElastic && !prefersStillness()) this.#layout?.reheat();
    this.#frames.request();
  }

  #dropNode(node: number): void {
    this.#isDragging = false;
    if (!this.#isElastic) return;
    this.#layout?.release(node);
    this.#reheat();
  }

  #reheat(): void {
    if (!this.#layout) return;
    this.#layout.reheat();
    if (prefersStillness()) {
      settle(this.#layout);
      if (this.#isFitting) this.#fitView();
    }
    this.#frames.request();
  }

  #look(change: Pick<Scene, 'camera'>): void {
    this.#isFitting = false;
    this.#change(change);
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

function settle(layout: Layout): void {
  while (layout.advance());
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nodeOf(hit: Hit | null): number | null {
  return hit?.kind === 'node' ? hit.node : null;
}

function isSameHit(a: Hit | null, b: Hit | null): boolean {
  if (a?.kind === 'node') return b?.kind === 'node' && a.node === b.node;
  if (a?.kind === 'link') return b?.kind === 'link' && a.link === b.link;
  return b === null;
}
