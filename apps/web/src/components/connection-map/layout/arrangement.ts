import type { Point, Positions, Size } from '../scene/geometry.ts';
import { mapDepartments } from '../scene/map-departments.ts';
import { isSameShape, type MapGraph } from '../scene/map-graph.ts';
import { type KnownPlaces, placesFor, rememberedPlaces, rememberPlaces } from './known-places.ts';
import type { LayoutNews, LayoutStart } from './layout-messages.ts';
import { LayoutThread } from './layout-thread.ts';
import { prefersStillness } from './prefers-stillness.ts';

export type ArrangementEvents = {
  onMove: () => void;
  /** The browser cannot run what finds the places. */
  onFail: () => void;
};

const noStretch: Point = { x: 1, y: 1 };

/**
 * Where the people of one map stand, for as long as it is looked at: begins with what is remembered, has a worker find
 * the rest, holds whoever was put somewhere, and keeps everybody in place when the graph changes.
 */
export class Arrangement {
  /** Under which the places are remembered while other pages are looked at. */
  readonly #key: string;
  readonly #size: Size;
  #events: ArrangementEvents | null = null;
  #hasFailed = false;
  #graph: MapGraph;
  /** Null until the first places are there. Never changed in place. */
  #positions: Positions | null = null;
  #stretch: Point | null = null;
  #held: ReadonlyMap<number, Point> = new Map();
  #thread: LayoutThread | null = null;
  #isAtRest = false;
  #unshown = 0;

  constructor(graph: MapGraph, key: string, size: Size) {
    this.#graph = graph;
    this.#key = key;
    this.#size = size;
    const known = rememberedPlaces(key);
    this.#begin(known && placesFor(graph, known));
  }

  /** Tells from now on what happens; what has happened before is to be seen. */
  listen(events: ArrangementEvents): void {
    this.#events = events;
    if (this.#hasFailed) events.onFail();
  }

  get positions(): Positions | null {
    return this.#positions;
  }

  /** Another graph on the same map: whoever stays keeps their place. False when nobody does. */
  setGraph(graph: MapGraph): boolean {
    const isSame = isSameShape(graph, this.#graph);
    const places = this.#positions && placesFor(graph, this.#known(this.#positions));
    this.#graph = graph;
    if (!isSame) this.#begin(places);
    return isSame || places !== null;
  }

  /** Whoever was put somewhere and not let go of; another map after each change. */
  get held(): ReadonlyMap<number, Point> {
    return this.#held;
  }

  hold(node: number, to: Point): void {
    if (!this.#positions) return;
    this.#held = new Map(this.#held).set(node, to);
    this.#positions = this.#withHeld(this.#positions.slice());
    this.#thread?.tell({ kind: 'hold', node, x: to.x, y: to.y });
  }

  release(node: number): void {
    this.#held = new Map([...this.#held].filter(([held]) => held !== node));
    this.#thread?.tell({ kind: 'release', node });
  }

  releaseAll(): void {
    for (const node of [...this.#held.keys()]) this.release(node);
  }

  /** Gives new warmth: everybody but the held moves again for a while. */
  warm(): void {
    if (this.#thread) this.#thread.tell({ kind: 'warm' });
    else if (this.#positions) this.#run({ heat: 'warm' });
  }

  /** The positions of now are on the screen. */
  shown(): void {
    for (; this.#unshown > 0; this.#unshown -= 1) this.#thread?.tell({ kind: 'shown' });
  }

  end(): void {
    this.#thread?.end();
    this.#thread = null;
    if (this.#positions) rememberPlaces(this.#key, this.#known(this.#positions));
  }

  #begin(places: KnownPlaces | null): void {
    this.#positions = places?.positions ?? null;
    this.#stretch = places?.stretch ?? null;
    this.#held = new Map(
      [...(places?.held ?? [])].map((node) => [node, pointOf(places?.positions, node)]),
    );
    this.#thread?.end();
    this.#thread = null;
    this.#unshown = 0;
    this.#isAtRest = places?.isAtRest ?? false;
    if (!this.#isAtRest) this.#run({ heat: places ? 'warm' : 'new' });
  }

  #run({ heat }: Pick<LayoutStart, 'heat'>): void {
    const { radius, department, ends, strength, isByDepartment } = this.#graph.shapes;
    this.#isAtRest = false;
    this.#thread = new LayoutThread(
      {
        shapes: { radius, department, ends, strength },
        size: this.#size,
        departments: isByDepartment ? mapDepartments : null,
        isStill: prefersStillness(),
        start: {
          positions: this.#positions,
          stretch: this.#stretch,
          heat,
          held: [...this.#held.keys()],
        },
      },
      { onNews: (news) => this.#receive(news), onFail: () => this.#fail() },
    );
  }

  #receive({ positions, stretch, isAtRest }: LayoutNews): void {
    // Places that were on their way while somebody was dragged are old for that one.
    this.#positions = this.#withHeld(positions);
    this.#stretch = stretch;
    this.#isAtRest = isAtRest;
    this.#unshown += 1;
    if (isAtRest) {
      this.#thread?.end();
      this.#thread = null;
    }
    this.#events?.onMove();
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#events?.onFail();
  }

  #withHeld(positions: Positions): Positions {
    for (const [node, { x, y }] of this.#held) positions.set([x, y], 2 * node);
    return positions;
  }

  #known(positions: Positions): KnownPlaces {
    const { indexOf, shapes } = this.#graph;
    return {
      graph: { indexOf, shapes },
      positions,
      stretch: this.#stretch ?? noStretch,
      held: new Set(this.#held.keys()),
      isAtRest: this.#isAtRest,
    };
  }
}

function pointOf(positions: Positions | undefined, node: number): Point {
  return { x: positions?.[2 * node] ?? 0, y: positions?.[2 * node + 1] ?? 0 };
}
