import type { Point, Positions, Size } from '../scene/geometry.ts';
import { mapDepartments } from '../scene/map-departments.ts';
import { isSameShape, type MapGraph } from '../scene/map-graph.ts';
import {
  type KnownPlaces,
  nobodyHeld,
  placesFor,
  rememberedPlaces,
  rememberPlaces,
} from './known-places.ts';
import type { LayoutNews } from './layout-messages.ts';
import { LayoutThread } from './layout-thread.ts';
import { prefersStillness } from './prefers-stillness.ts';

export type ArrangementEvents = {
  onMove: () => void;
  /** Called if the browser cannot run the layout worker. */
  onFail: () => void;
};

/** The part of an arrangement that a map uses. */
export type MapArrangement = Pick<
  Arrangement,
  | 'positions'
  | 'held'
  | 'listen'
  | 'setGraph'
  | 'hold'
  | 'release'
  | 'releaseAll'
  | 'warm'
  | 'shown'
  | 'end'
>;

/**
 * Node positions of an open map: remembered ones first, then those computed by a worker. Pinned
 * nodes keep their positions; when the graph changes, all nodes do.
 */
export class Arrangement {
  readonly #key: string;
  readonly #size: Size;
  #events: ArrangementEvents | null = null;
  #hasFailed = false;
  #graph: MapGraph;
  /** Null until the first positions arrive. Replaced, never mutated. */
  #places: KnownPlaces | null = null;
  #thread: LayoutThread | null = null;
  #unshown = 0;

  constructor(graph: MapGraph, key: string, size: Size) {
    this.#graph = graph;
    this.#key = key;
    this.#size = size;
    const known = rememberedPlaces(key);
    this.#begin(known && placesFor(graph, known));
  }

  /** Subscribes to events; an earlier failure is reported at once. */
  listen(events: ArrangementEvents): void {
    this.#events = events;
    if (this.#hasFailed) events.onFail();
  }

  get positions(): Positions | null {
    return this.#places?.positions ?? null;
  }

  /** Nodes in both graphs keep their positions. Returns false if there are too few of them. */
  setGraph(graph: MapGraph): boolean {
    const isSame = isSameShape(graph, this.#graph);
    const places = this.#places && placesFor(graph, this.#places);
    this.#graph = graph;
    if (isSame) this.#places = places;
    else this.#begin(places);
    return isSame || places !== null;
  }

  /** Pinned or dragged nodes; a new set after each change. */
  get held(): ReadonlySet<number> {
    return this.#places?.held ?? nobodyHeld;
  }

  hold(node: number, { x, y }: Point): void {
    if (!this.#places) return;
    const { held } = this.#places;
    const positions = this.#places.positions.slice();
    positions.set([x, y], 2 * node);
    this.#places = {
      ...this.#places,
      positions,
      held: held.has(node) ? held : new Set(held).add(node),
    };
    this.#thread?.tell({ kind: 'hold', node, x, y });
  }

  release(node: number): void {
    if (!this.#places) return;
    this.#places = { ...this.#places, held: this.held.difference(new Set([node])) };
    this.#thread?.tell({ kind: 'release', node });
  }

  releaseAll(): void {
    for (const node of this.held) this.release(node);
  }

  /** Moves all but the held nodes for a while. */
  warm(): void {
    if (this.#thread) this.#thread.tell({ kind: 'warm' });
    else if (this.#places) this.#begin({ ...this.#places, isAtRest: false });
  }

  /** Call after painting, so that the worker sends more. */
  shown(): void {
    for (; this.#unshown > 0; this.#unshown -= 1) this.#thread?.tell({ kind: 'shown' });
  }

  end(): void {
    this.#endThread();
    if (!this.#places) return;
    const { indexOf, shapes } = this.#graph;
    rememberPlaces(this.#key, { ...this.#places, graph: { indexOf, shapes } });
  }

  /** With null, everything is laid out anew. */
  #begin(places: KnownPlaces | null): void {
    this.#endThread();
    this.#unshown = 0;
    this.#places = places;
    if (places?.isAtRest) return;
    const { radius, department, ends, strength, isByDepartment } = this.#graph.shapes;
    this.#thread = new LayoutThread(
      {
        shapes: { radius, department, ends, strength },
        size: this.#size,
        departments: isByDepartment ? mapDepartments : null,
        isStill: prefersStillness(),
        start: places && {
          positions: places.positions,
          stretch: places.stretch,
          held: [...places.held],
        },
      },
      { onNews: (news) => this.#receive(news), onFail: () => this.#fail() },
    );
  }

  #receive({ positions, stretch, isAtRest }: LayoutNews): void {
    const { held } = this;
    // Positions sent before the drag are outdated for the dragged node.
    for (const node of held) {
      positions.set(this.#places?.positions.subarray(2 * node, 2 * node + 2) ?? [], 2 * node);
    }
    this.#places = { graph: this.#graph, positions, stretch, held, isAtRest };
    this.#unshown += 1;
    if (isAtRest) this.#endThread();
    this.#events?.onMove();
  }

  #endThread(): void {
    this.#thread?.end();
    this.#thread = null;
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#events?.onFail();
  }
}
