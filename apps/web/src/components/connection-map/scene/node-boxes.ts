import { toWorld } from './camera.ts';
import { type Box, boxesOverlap, boxRound, lengthInBox, type Point } from './geometry.ts';
import { gridOf } from './node-grid.ts';
import { type Scene, screenPoint, symbolScale } from './scene.ts';

/** Pixels around a node kept free of labels. */
const airPx = 2;

/** Boxes are computed on demand: labels need only a few. */
export class NodeBoxes {
  readonly #scene: Scene;
  readonly #scale: number;
  /** The first node is the largest, so this is the largest reach. */
  readonly #reachMax: number;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#scale = symbolScale(scene);
    this.#reachMax = this.#reach(0);
  }

  of(node: number): Box {
    const { x, y } = screenPoint(this.#scene, node);
    const reach = this.#reach(node);
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  }

  isTaken(box: Box, except: number): boolean {
    return this.#some(box, except, (other) => boxesOverlap(other, box));
  }

  isCrossed(from: Point, to: Point, except: number): boolean {
    return this.#some(boxRound(from, to), except, (other) => lengthInBox(from, to, other) > 0);
  }

  #reach(node: number): number {
    return (this.#scene.graph.shapes.radius[node] ?? 0) * this.#scale + airPx;
  }

  #some(area: Box, except: number, test: (box: Box) => boolean): boolean {
    const { camera, positions } = this.#scene;
    const reach = this.#reachMax;
    const topLeft = toWorld(camera, { x: area.left - reach, y: area.top - reach });
    const bottomRight = toWorld(camera, { x: area.right + reach, y: area.bottom + reach });
    let isFound = false;
    gridOf(positions).forEachIn(
      { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y },
      (node) => {
        isFound ||= node !== except && test(this.of(node));
      },
    );
    return isFound;
  }
}
