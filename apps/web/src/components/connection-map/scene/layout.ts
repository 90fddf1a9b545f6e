import type { Positions } from './geometry.ts';

/**
 * Where everyone stands, in world units. The map asks for one tick at a time and knows nothing else about
 * how positions come about, so that a layout may run elsewhere.
 */
export type Layout = {
  /** Changes with every tick; the same array each time. */
  readonly positions: Positions;
  /** One tick; false once the layout has come to rest. */
  advance(): boolean;
  /** Puts a node somewhere and keeps it there. */
  hold(node: number, x: number, y: number): void;
  /** Lets a held node go. */
  release(node: number): void;
  releaseAll(): void;
  /** Gives the layout new warmth: it moves again for a while. */
  reheat(): void;
};
