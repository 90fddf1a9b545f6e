import type { Positions } from '../scene/geometry.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import type { MapArrangement } from './arrangement.ts';
import { nobodyHeld } from './known-places.ts';

/** Positions that are known in advance and never change. */
export class FixedArrangement implements MapArrangement {
  readonly held = nobodyHeld;
  positions: Positions;

  constructor(positions: Positions) {
    this.positions = positions;
  }

  setGraph({ plan }: MapGraph): boolean {
    if (plan) this.positions = plan.positions;
    return true;
  }

  listen(): void {}
  hold(): void {}
  release(): void {}
  releaseAll(): void {}
  warm(): void {}
  shown(): void {}
  end(): void {}
}
