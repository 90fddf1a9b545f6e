import { crowdSize } from '../rules.ts';
import type { Camera } from '../scene/camera.ts';
import type { Names } from '../scene/draw-scene.ts';
import type { Palette } from '../scene/palette.ts';
import { type Label, type MeasureText, placeLabels } from '../scene/place-labels.ts';
import type { Scene } from '../scene/scene.ts';
import { createMeasureText, type MeasuringContext } from './measure-text.ts';

/**
 * Milliseconds between label placements while a large map moves; in between, labels follow their
 * nodes.
 */
const placeEveryMs = 120;
/** The first pictures of a large map have no labels, so that they appear quickly. */
const unnamedPictures = 2;

type Placed = { labels: Label[]; scene: Scene; at: number };

/** A change of one of these places labels again at once. */
const parts = ['graph', 'view', 'size', 'reserved', 'dragged'] as const;

export class LabelLayer {
  readonly #context: MeasuringContext;
  #measure: MeasureText;
  #places = new Map<number, number>();
  #placed: Placed | null = null;
  #graph: Scene['graph'] | null = null;
  #unnamed = 0;

  constructor(context: MeasuringContext, palette: Palette) {
    this.#context = context;
    this.#measure = createMeasureText(context, palette);
  }

  setPalette(palette: Palette): void {
    this.#measure = createMeasureText(this.#context, palette);
    this.#placed = null;
  }

  /** `isStale` requests another picture once the map is still. */
  namesFor(scene: Scene, now: number): Names & { isStale: boolean } {
    const regions = scene.graph.plan?.pen.placeRegionNames(scene, this.#measure) ?? [];
    return { regions, ...this.#peopleFor(scene, now) };
  }

  #peopleFor(scene: Scene, now: number): { people: readonly Label[]; isStale: boolean } {
    const isCrowd = scene.graph.nodes.length > crowdSize;
    if (this.#graph !== scene.graph) {
      this.#graph = scene.graph;
      this.#unnamed = isCrowd ? unnamedPictures : 0;
    }
    if (this.#unnamed > 0) {
      this.#unnamed -= 1;
      return { people: [], isStale: true };
    }
    const before = this.#placed;
    if (before && isCrowd && parts.every((part) => before.scene[part] === scene[part])) {
      const { camera, positions } = before.scene;
      const isUnmoved = isSameCamera(camera, scene.camera) && positions === scene.positions;
      if (isUnmoved || now - before.at < placeEveryMs) {
        return { people: before.labels, isStale: !isUnmoved };
      }
    }
    const { labels, places } = placeLabels(scene, this.#measure, this.#places);
    this.#places = places;
    this.#placed = { labels, scene, at: now };
    return { people: labels, isStale: false };
  }
}

function isSameCamera(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.y === b.y && a.zoom === b.zoom;
}
