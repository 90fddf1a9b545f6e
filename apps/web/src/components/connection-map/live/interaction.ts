import { prefersStillness } from '../layout/prefers-stillness.ts';
import { type Camera, panBy, toWorld, zoomAt } from '../scene/camera.ts';
import { type Point, pointAt } from '../scene/geometry.ts';
import { hitTest } from '../scene/hit-test.ts';
import { type Hit, nodeOf } from '../scene/scene.ts';
import { pointerTolerance, type Tolerance } from '../scene/tolerance.ts';
import type { Gestures, GestureTarget } from './gesture-target.ts';
import { type Key, pressKey } from './key-walk.ts';
import { listenToCanvas } from './listen-to-canvas.ts';
import type { LiveMap } from './live-map.ts';
import { pointerGestures } from './pointer-gestures.ts';
import { toSelection } from './to-selection.ts';
import { wheelZoom } from './wheel-zoom.ts';

/** Everything a user can do with a map. */
export class Interaction implements GestureTarget {
  readonly #map: LiveMap;
  /** A node that was pinned before a drag stays pinned after it. */
  #wasPinned = false;
  #grabbed: { camera: Camera; isFitting: boolean } | null = null;

  constructor(map: LiveMap, signal: AbortSignal) {
    this.#map = map;
    listenToCanvas(map.canvas, signal, createGestures(map.canvas, this));
    if (navigator.maxTouchPoints > 0) void this.#followTouches(signal);
  }

  /** Loaded on demand: devices without touch do not need the code. */
  async #followTouches(signal: AbortSignal): Promise<void> {
    const { listenToTouches } = await import('./touch-gestures.ts');
    listenToTouches(this.#map.canvas, this, signal);
  }

  /** A node that can be moved; none on maps with fixed places. */
  nodeAt(point: Point, tolerance: Tolerance): number | null {
    if (this.#map.scene.graph.plan) return null;
    return nodeOf(hitTest(this.#map.scene, point, tolerance));
  }

  hover(point: Point | null): void {
    this.pointAt(point && hitTest(this.#map.scene, point, pointerTolerance.mouse));
  }

  tap(point: Point, tolerance: Tolerance): void {
    this.#pick(hitTest(this.#map.scene, point, tolerance));
  }

  grab(): void {
    this.#grabbed = { camera: this.#map.scene.camera, isFitting: this.#map.isFitting };
  }

  putBack(): void {
    if (!this.#grabbed) return;
    this.#map.isFitting = this.#grabbed.isFitting;
    this.#map.change({ camera: this.#grabbed.camera });
  }

  pan(dx: number, dy: number): void {
    this.#look(panBy(this.#map.scene.camera, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    const { camera, fitZoom } = this.#map.scene;
    this.#look(zoomAt(camera, at, factor, fitZoom));
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#map.scene.size;
    this.zoom({ x: width / 2, y: height / 2 }, factor);
  }

  moveNode(node: number, to: Point): void {
    const map = this.#map;
    if (!map.isElastic) map.isFitting = false;
    if (map.scene.dragged === null) this.#wasPinned = map.scene.pinned.has(node);
    this.pointAt({ kind: 'node', node });
    map.change({ dragged: node });
    map.arrangement?.hold(node, toWorld(map.scene.camera, to));
    if (map.isElastic && !prefersStillness()) map.arrangement?.warm();
    map.take();
  }

  dropNode(node: number): void {
    const map = this.#map;
    map.change({ dragged: null });
    if (!map.isElastic || this.#wasPinned) return;
    map.arrangement?.release(node);
    map.arrangement?.warm();
    map.take();
  }

  togglePin(node: number): void {
    const { arrangement, isElastic, scene } = this.#map;
    if (scene.pinned.has(node)) arrangement?.release(node);
    else arrangement?.hold(node, pointAt(scene.positions, node));
    if (isElastic) arrangement?.warm();
    this.#map.take();
  }

  /** `onReach` gets the node reached with an arrow key. */
  pressKey(key: Key, onReach: (node: number) => void): void {
    pressKey(this.#map, this, key, onReach);
  }

  /** For a map with fixed places. `onReach` gets the node at which the keyboard enters. */
  enter(onReach: (node: number) => void): void {
    const { graph, view } = this.#map.scene;
    if (graph.nodes.length === 0) return;
    const node = nodeOf(view.hovered) ?? nodeOf(view.selected) ?? 0;
    this.pointAt({ kind: 'node', node });
    onReach(node);
  }

  pickHovered(): void {
    const { hovered } = this.#map.scene.view;
    if (hovered) this.#pick(hovered);
  }

  pointAt(hit: Hit | null): void {
    const { canvas, scene } = this.#map;
    canvas.style.cursor = hit ? 'pointer' : '';
    if (isSameHit(hit, scene.view.hovered)) return;
    this.#map.change({ view: { ...scene.view, hovered: hit } });
  }

  #pick(hit: Hit | null): void {
    this.#map.events.onSelect(toSelection(this.#map.scene.graph, hit));
  }

  #look(camera: Camera): void {
    this.#map.isFitting = false;
    this.#map.change({ camera });
  }
}

function isSameHit(a: Hit | null, b: Hit | null): boolean {
  if (a?.kind === 'node') return b?.kind === 'node' && a.node === b.node;
  if (a?.kind === 'link') return b?.kind === 'link' && a.link === b.link;
  return b === null;
}

function createGestures(canvas: HTMLCanvasElement, target: GestureTarget): Gestures {
  const pointer = pointerGestures(canvas, target);
  const wheel = wheelZoom(canvas, target);
  return {
    ...pointer,
    ...wheel,
    pointerleave(event) {
      target.hover(null);
      wheel.pointerleave(event);
    },
  };
}
