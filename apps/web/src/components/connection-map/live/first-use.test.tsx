import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildMapGraph } from '../scene/map-graph.ts';
import type { Selection } from '../selection.ts';
import { threePeople } from '../testing/example-graph.ts';
import { LayoutWorkerDouble } from '../testing/layout-worker-double.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import { paintedPlace, point, runFrames, showCanvas } from '../testing/used-canvas.ts';
import type { LiveMap } from './live-map.ts';

const graph = buildMapGraph(threePeople.nodes, threePeople.links);
const ground = { x: 4, y: 4 };

let context: RecordingContext;
let canvas: HTMLCanvasElement;
let map: LiveMap;
let picked: (Selection | null)[];

/** Everybody stands, and nothing of what answers those who use the map has been loaded. */
beforeEach(async () => {
  vi.resetModules();
  const { LiveMap } = await import('./live-map.ts');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('Worker', LayoutWorkerDouble);
  context = new RecordingContext();
  canvas = showCanvas();
  picked = [];
  map = new LiveMap(canvas, context, {
    onSelect: (selection) => picked.push(selection),
    onPlaced: () => {},
    onPins: () => {},
    onFail: () => {},
  });
  map.setGraph('first use', graph);
  runFrames();
});

afterEach(() => {
  map.destroy();
  expect(LayoutWorkerDouble.running).toBe(0);
  canvas.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placeOf = (department: string) => paintedPlace(context, department);

/** What the screen shows once the code is there. */
async function untilAnswered() {
  await new Promise<void>((done) => map.use(() => done()));
  runFrames();
}

it('is ready for whoever has moved the pointer elsewhere on the page', async () => {
  const { loadedAnswers } = await import('../load-answers.ts');
  window.dispatchEvent(new PointerEvent('pointermove'));
  await vi.waitFor(() => expect(loadedAnswers()).not.toBeNull(), 15_000);
  const bo = placeOf('sales');
  point(canvas, 'pointerdown', bo);
  point(canvas, 'pointerup', bo);
  expect(picked).toEqual([{ kind: 'person', id: 'bo' }]);
});

it('answers a click', async () => {
  const bo = placeOf('sales');
  point(canvas, 'pointerdown', bo);
  point(canvas, 'pointerup', bo);
  expect(picked).toEqual([]);
  await untilAnswered();
  expect(picked).toEqual([{ kind: 'person', id: 'bo' }]);
});

it('moves a dragged person to where they were dropped', async () => {
  point(canvas, 'pointerdown', placeOf('sales'));
  point(canvas, 'pointermove', { x: 120, y: 80 });
  point(canvas, 'pointermove', { x: 90, y: 60 });
  point(canvas, 'pointerup', { x: 90, y: 60 });
  await untilAnswered();
  expect(placeOf('sales').x).toBeCloseTo(90, 3);
  expect(placeOf('sales').y).toBeCloseTo(60, 3);
  expect(picked).toEqual([]);
});

it('pans with a press that goes on meanwhile', async () => {
  const before = placeOf('sales');
  point(canvas, 'pointerdown', ground);
  point(canvas, 'pointermove', { x: 24, y: 4 });
  await untilAnswered();
  point(canvas, 'pointermove', { x: 44, y: 24 });
  point(canvas, 'pointerup', { x: 44, y: 24 });
  runFrames();
  expect(placeOf('sales')).toEqual({ x: before.x + 40, y: before.y + 20 });
});

it('keeps the wheel with ctrl from the page, and zooms by its first notch', async () => {
  const before = placeOf('executive').x - placeOf('sales').x;
  const notch = new WheelEvent('wheel', { deltaY: -50, ctrlKey: true, cancelable: true });
  canvas.dispatchEvent(notch);
  expect(notch.defaultPrevented).toBe(true);
  await untilAnswered();
  expect((placeOf('executive').x - placeOf('sales').x) / before).toBeCloseTo(Math.exp(0.2), 3);
});

it('leads somewhere with the first key', async () => {
  const reached = vi.fn();
  map.use((interaction) => interaction.pressKey({ key: 'ArrowRight', shiftKey: false }, reached));
  await untilAnswered();
  expect(reached).toHaveBeenCalledExactlyOnceWith(0);
});

it('does nothing any more for a map that is gone', async () => {
  point(canvas, 'pointerdown', placeOf('sales'));
  point(canvas, 'pointerup', placeOf('sales'));
  map.destroy();
  const { loadAnswers } = await import('../load-answers.ts');
  await loadAnswers();
  await Promise.resolve();
  expect(picked).toEqual([]);
});
