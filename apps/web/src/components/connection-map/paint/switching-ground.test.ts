import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../scene/scene.ts';
import { link, person, sceneOf, threePeople } from '../testing/example-graph.ts';
import { examplePalette } from '../testing/example-palette.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import type { GroundOrder } from './ground-messages.ts';
import { SwitchingGround } from './switching-ground.ts';

/** A worker that records orders; the test triggers each answer. */
class PaintWorkerDouble extends EventTarget {
  static last: PaintWorkerDouble | null = null;
  orders: GroundOrder[] = [];
  isEnded = false;

  constructor() {
    super();
    PaintWorkerDouble.last = this;
  }
  postMessage(order: GroundOrder): void {
    this.orders.push(order);
  }
  answer(paintMs: number): void {
    const data = { bitmap: { close: () => {} }, paintMs };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const few = sceneOf(threePeople.nodes, threePeople.links, {});
const ids = Array.from({ length: 1_400 }, (_, index) => `${index}`);
const crowd = sceneOf(
  ids.map((id) => person(id)),
  ids.map((id, index) => link(id, `${(index + 1) % ids.length}`)),
  {},
);
const dearMs = 30;

let ground: SwitchingGround;
let asked = 0;
let context: RecordingContext;

beforeEach(() => {
  PaintWorkerDouble.last = null;
  vi.stubGlobal('Worker', PaintWorkerDouble);
  vi.stubGlobal('OffscreenCanvas', class {});
  asked = 0;
  ground = new SwitchingGround(
    () => {
      asked += 1;
    },
    () => {},
  );
});

afterEach(() => vi.unstubAllGlobals());

/** Paints a frame and counts discs (nodes drawn directly) and bitmaps (from the worker). */
function frame(scene: Scene) {
  context = new RecordingContext();
  const picture = { scene, palette: examplePalette, ratio: 1 };
  const isReady = ground.prepare(picture);
  if (isReady) ground.paint({ ...picture, context });
  return { isReady, discs: context.fills.length, bitmaps: context.images };
}

async function untilLoaded() {
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before), 15_000);
}

async function makeDear() {
  for (let time = 0; time < 9; time += 1) ground.frameTook(dearMs);
  await untilLoaded();
}

it('paints a few people without a worker', () => {
  expect(frame(few).discs).toBeGreaterThan(0);
  expect(PaintWorkerDouble.last).toBeNull();
});

it('switches to the worker once frames are expensive, without a gap', async () => {
  frame(few);
  await makeDear();
  expect(frame(few)).toMatchObject({ isReady: true, bitmaps: [] });
  PaintWorkerDouble.last?.answer(20);
  expect(frame(few)).toMatchObject({ discs: 0 });
  expect(context.images).toHaveLength(1);
});

it('moves the last bitmap with the camera and requests a new one', async () => {
  frame(few);
  await makeDear();
  frame(few);
  PaintWorkerDouble.last?.answer(20);
  const [[left = 0, top = 0, width = 0] = []] = frame(few).bitmaps;
  const moved = { ...few, camera: { x: 40, y: -10, zoom: 2 } };
  expect(frame(moved).bitmaps).toEqual([
    [2 * left + 40, 2 * top - 10, 2 * width, expect.any(Number)],
  ]);
  expect(PaintWorkerDouble.last?.orders.map(({ shapes }) => shapes !== null)).toEqual([
    true,
    false,
  ]);
});

it('switches back when the worker is fast', async () => {
  frame(few);
  await makeDear();
  for (let time = 0; time < 9; time += 1) {
    frame({ ...few, camera: { x: time, y: 0, zoom: 1 } });
    PaintWorkerDouble.last?.answer(1);
  }
  expect(frame(few).discs).toBeGreaterThan(0);
  expect(PaintWorkerDouble.last?.isEnded).toBe(true);
});

it('shows a crowd only when the worker has painted it', async () => {
  expect(frame(crowd).isReady).toBe(false);
  await untilLoaded();
  expect(frame(crowd).isReady).toBe(false);
  PaintWorkerDouble.last?.answer(40);
  expect(frame(crowd)).toMatchObject({ isReady: true, discs: 0 });
  ground.destroy();
  expect(PaintWorkerDouble.last?.isEnded).toBe(true);
});
