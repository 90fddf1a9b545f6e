import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildMapGraph } from '../scene/map-graph.ts';
import { threePeople } from '../testing/example-graph.ts';
import { LayoutWorkerDouble } from '../testing/layout-worker-double.ts';
import { arrangeEarly, takeArrangement } from './early-arrangement.ts';

const graph = buildMapGraph(threePeople.nodes, threePeople.links);
const size = { width: 800, height: 320 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('Worker', LayoutWorkerDouble);
});

afterEach(() => {
  expect(LayoutWorkerDouble.running).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an early arrangement is taken over by its map', () => {
  const giveUp = arrangeEarly('taken', graph, size);
  vi.advanceTimersToNextFrame();
  const arrangement = takeArrangement('taken', graph, { width: 780, height: 320 });
  expect(arrangement.positions).toHaveLength(6);
  expect(LayoutWorkerDouble.running).toBe(1);

  const onMove = vi.fn();
  arrangement.listen({ onMove, onFail: () => {} });
  giveUp();
  vi.advanceTimersToNextFrame();
  expect(onMove).toHaveBeenCalled();
  arrangement.end();
});

it.each([
  ['another map', 'other', graph],
  ['other people', 'mine', buildMapGraph(threePeople.nodes.slice(1), [])],
])('an early arrangement is not used for %s', (_, key, other) => {
  const giveUp = arrangeEarly('mine', graph, size);
  vi.advanceTimersToNextFrame();
  const arrangement = takeArrangement(key, other, size);
  expect(LayoutWorkerDouble.running).toBe(2);
  arrangement.end();
  giveUp();
});

it('a failure before the take-over is reported', () => {
  let worker: EventTarget | null = null;
  vi.stubGlobal(
    'Worker',
    class extends LayoutWorkerDouble {
      constructor() {
        super();
        worker = this;
      }
    },
  );
  arrangeEarly('failed', graph, size);
  (worker ?? new EventTarget()).dispatchEvent(new Event('error'));
  const onFail = vi.fn();
  const arrangement = takeArrangement('failed', graph, size);
  arrangement.listen({ onMove: () => {}, onFail });
  expect(onFail).toHaveBeenCalledOnce();
  arrangement.end();
});
