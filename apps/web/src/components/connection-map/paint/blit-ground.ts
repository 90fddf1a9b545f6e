import type { Camera } from '../scene/camera.ts';
import { type Box, boxOf, type Positions } from '../scene/geometry.ts';
import type { DrawnShapes, GraphShapes } from '../scene/graph-shapes.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { FrameCost } from './frame-cost.ts';
import type { GroundPainter, Picture } from './ground.ts';
import type { GroundOrder, PaintedGround } from './ground-messages.ts';
import { groundWorker } from './ground-thread.ts';

/** Margin as a share of the map's sides, so that a quick pan shows no empty edge. */
const overscan = 0.15;
/** Paint time in milliseconds below which the main thread can paint. */
const cheapPaintMs = 3;

type Order = { scene: Scene; palette: Palette; ratio: number; frame: Box };
type Painted = Order & { bitmap: ImageBitmap };

/**
 * Draws a worker's last bitmap under the current camera, so that frames stay cheap for any number
 * of people.
 */
export class BlitGround implements GroundPainter {
  readonly #worker = groundWorker.take();
  readonly #onPainted: (isCheap: boolean) => void;
  readonly #costs = new FrameCost();
  #sentShapes: GraphShapes | null = null;
  #sentPositions: Positions | null = null;
  #ordered: Order | null = null;
  #painted: Painted | null = null;

  /** `onPainted` tells whether painting has become cheap. */
  constructor(onPainted: (isCheap: boolean) => void, onFail: () => void) {
    this.#onPainted = onPainted;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PaintedGround>) =>
      this.#receive(data),
    );
    this.#worker.addEventListener('error', onFail);
  }

  /** True also for an older picture of fixed places, until the new one is painted. */
  shows({ graph }: Scene): boolean {
    const before = this.#painted?.scene.graph;
    if (!before) return false;
    return before.shapes === graph.shapes || (before.plan !== null && graph.plan !== null);
  }

  paint({ context, scene }: Picture): void {
    if (!this.#painted || !this.shows(scene)) return;
    const { bitmap, frame, scene: then } = this.#painted;
    const at = frameNow(frame, then.camera, scene.camera);
    context.drawImage(bitmap, at.left, at.top, at.right - at.left, at.bottom - at.top);
  }

  /** Skipped if a bitmap is current or in progress. */
  order({ scene, palette, ratio }: Omit<Picture, 'context'>): void {
    if (this.#ordered || isSamePicture(this.#painted, scene, palette, ratio)) return;
    const { graph, positions, camera, fitZoom, size, view, dragged } = scene;
    const frame = frameOf(scene);
    const order: GroundOrder = {
      shapes: graph.shapes === this.#sentShapes ? null : drawnShapes(graph.shapes),
      positions: positions === this.#sentPositions ? null : positions,
      ground: {
        camera,
        fitZoom,
        size,
        dragged,
        view: { strongOnly: view.strongOnly, showSentiment: view.showSentiment },
      },
      palette,
      ratio,
      frame,
    };
    this.#worker.postMessage(order);
    this.#sentShapes = graph.shapes;
    this.#sentPositions = positions;
    this.#ordered = { scene, palette, ratio, frame };
  }

  destroy(): void {
    this.#worker.terminate();
    this.#painted?.bitmap.close();
    this.#painted = null;
  }

  #receive({ bitmap, paintMs }: PaintedGround): void {
    if (!this.#ordered) return;
    this.#painted?.bitmap.close();
    this.#painted = { ...this.#ordered, bitmap };
    this.#ordered = null;
    this.#costs.add(paintMs);
    this.#onPainted((this.#costs.median ?? Infinity) < cheapPaintMs);
  }
}

/** Omits data that are not drawn, to save memory. */
function drawnShapes({ strength, ...drawn }: GraphShapes): DrawnShapes {
  return drawn;
}

function frameOf({ size }: Scene): Box {
  const { right, bottom } = boxOf(size);
  const x = Math.round(right * overscan);
  const y = Math.round(bottom * overscan);
  return { left: -x, right: right + x, top: -y, bottom: bottom + y };
}

/** Converts a box from one camera to another. */
function frameNow(frame: Box, then: Camera, now: Camera): Box {
  const scale = now.zoom / then.zoom;
  const x = (at: number) => (at - then.x) * scale + now.x;
  const y = (at: number) => (at - then.y) * scale + now.y;
  return { left: x(frame.left), right: x(frame.right), top: y(frame.top), bottom: y(frame.bottom) };
}

function isSamePicture(
  painted: Painted | null,
  scene: Scene,
  palette: Palette,
  ratio: number,
): boolean {
  if (painted?.palette !== palette || painted.ratio !== ratio) return false;
  const before = painted.scene;
  return (
    before.graph.shapes === scene.graph.shapes &&
    before.positions === scene.positions &&
    before.camera.x === scene.camera.x &&
    before.camera.y === scene.camera.y &&
    before.camera.zoom === scene.camera.zoom &&
    before.fitZoom === scene.fitZoom &&
    before.size === scene.size &&
    before.dragged === scene.dragged &&
    before.view.strongOnly === scene.view.strongOnly &&
    before.view.showSentiment === scene.view.showSentiment
  );
}
