import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coolDownTicks } from '../rules.ts';
import { buildMapGraph } from '../scene/map-graph.ts';
import type { Selection } from '../selection.ts';
import { plainView, threePeople } from '../testing/example-graph.ts';
import { LayoutWorkerDouble } from '../testing/layout-worker-double.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import { type Place, paintedPlace, point, runFrames, showCanvas } from '../testing/used-canvas.ts';
import { LiveMap } from './live-map.ts';

const graph = buildMapGraph(threePeople.nodes, threePeople.links);
const ground = { x: 4, y: 4 };

let context: RecordingContext;
let canvas: HTMLCanvasElement;
let map: LiveMap;
let picked: (Selection | null)[];
let pinned: number[];
let mapKey = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  context = new RecordingContext();
  canvas = showCanvas();
  picked = [];
  pinned = [];
  mapKey += 1;
  vi.stubGlobal('Worker', LayoutWorkerDouble);
  map = createMap();
  map.setGraph(`${mapKey}`, graph);
});

function createMap() {
  return new LiveMap(canvas, context, {
    onSelect: (selection) => picked.push(selection),
    onPlaced: () => {},
    onPins: (next) => {
      pinned = [...next];
    },
    onFail: () => {},
  });
}

afterEach(() => {
  map.destroy();
  expect(LayoutWorkerDouble.running).toBe(0);
  canvas.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const placeOf = (department: string) => paintedPlace(context, department);
const pointer = (type: string, place: Place) => point(canvas, type, place);

function click(place: Place) {
  pointer('pointerdown', place);
  pointer('pointerup', place);
}

function drag(from: Place, to: Place) {
  pointer('pointerdown', from);
  pointer('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  pointer('pointermove', to);
  pointer('pointerup', to);
}

function touch(type: string, ...fingers: Place[]): Event {
  return touchAt(0, type, ...fingers);
}

function touchAt(timeStamp: number, type: string, ...fingers: Place[]): Event {
  const touches = fingers.map(({ x, y }) => ({ clientX: x, clientY: y }));
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } });
  canvas.dispatchEvent(event);
  return event;
}

/** Returns the node reached. */
function press(key: string, shiftKey = false): number | null {
  let reached: number | null = null;
  map.interaction.pressKey({ key, shiftKey }, (node) => {
    reached = node;
  });
  return reached;
}

const togglePin = (node: number) => map.interaction.togglePin(node);

async function giveFingers() {
  map.destroy();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { maxTouchPoints: 1 }));
  map = createMap();
  map.setGraph(`${mapKey}`, graph);
  await vi.dynamicImportSettled();
}

describe('a live map', () => {
  it('comes to rest and then uses no processor time', () => {
    expect(runFrames()).toBeLessThanOrEqual(2 * coolDownTicks);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its layout on a toggle, a selection, a new size, a new theme or the same people', () => {
    runFrames();
    const before = placeOf('sales');
    map.setView({ ...plainView, strongOnly: true, showNames: false }, null);
    map.setGraph(`${mapKey}`, buildMapGraph(threePeople.nodes, threePeople.links));
    document.documentElement.dataset.theme = 'dark';
    expect(runFrames()).toBe(1);
    expect(placeOf('sales')).toEqual(before);
    delete document.documentElement.dataset.theme;
  });

  it('reports which person, connection or background was clicked', () => {
    runFrames();
    const [ada, bo] = [placeOf('executive'), placeOf('sales')];
    click(bo);
    click({ x: (ada.x + bo.x) / 2, y: (ada.y + bo.y) / 2 });
    click(ground);
    expect(picked).toEqual([
      { kind: 'person', id: 'bo' },
      { kind: 'pair', source: 'ada', target: 'bo' },
      null,
    ]);
  });

  it('shows a pointer cursor over people and connections', () => {
    runFrames();
    pointer('pointermove', placeOf('sales'));
    expect(canvas.style.cursor).toBe('pointer');
    pointer('pointermove', ground);
    expect(canvas.style.cursor).toBe('');
  });

  it('pins a dragged node where it is dropped and moves no other', () => {
    runFrames();
    const [ada, bo] = [placeOf('executive'), placeOf('sales')];
    drag(bo, { x: 90, y: 60 });
    runFrames();
    expect(placeOf('sales').x).toBeCloseTo(90, 3);
    expect(placeOf('sales').y).toBeCloseTo(60, 3);
    expect(placeOf('executive')).toEqual(ada);
    expect(picked).toEqual([]);
  });

  it('unpins all nodes and restarts the layout when elastic is switched on', () => {
    runFrames();
    drag(placeOf('sales'), { x: 90, y: 60 });
    runFrames();
    map.setElastic(true);
    // After a manual pan the view no longer follows the layout, so only the node can move.
    drag(ground, { x: 24, y: 4 });
    expect(runFrames()).toBeGreaterThan(50);
    expect(Math.hypot(placeOf('sales').x - 110, placeOf('sales').y - 60)).toBeGreaterThan(5);
  });

  it('pins by button and moves by keys, without a drag', () => {
    runFrames();
    const sales = graph.indexOf.get('bo') ?? -1;
    togglePin(sales);
    runFrames();
    expect(pinned).toEqual([sales]);
    const before = placeOf('sales');
    map.setElastic(true);
    expect(pinned).toEqual([]);
    togglePin(sales);
    drag(before, { x: 90, y: 60 });
    runFrames();
    expect(pinned).toEqual([sales]);
    map.unpinAll();
    expect(pinned).toEqual([]);

    map.setElastic(false);
    runFrames();
    map.clearHover();
    press('ArrowUp');
    const ada = placeOf('executive');
    press('ArrowRight', true);
    runFrames();
    expect(placeOf('executive').x).toBeCloseTo(ada.x + 12, 3);
    expect(pinned).toEqual([0]);
    press('p');
    expect(pinned).toEqual([]);
  });

  it('lets a dragged node spring back while elastic', () => {
    map.setElastic(true);
    runFrames();
    drag(placeOf('sales'), { x: 90, y: 60 });
    runFrames();
    expect(Math.hypot(placeOf('sales').x - 90, placeOf('sales').y - 60)).toBeGreaterThan(10);
  });

  it('pans with a drag on the background and fits again on request', () => {
    runFrames();
    const before = placeOf('sales');
    drag(ground, { x: 44, y: 24 });
    runFrames();
    expect(placeOf('sales')).toEqual({ x: before.x + 40, y: before.y + 20 });
    map.fit();
    runFrames();
    expect(placeOf('sales')).toEqual(before);
  });

  it('pans from the first pixel and restores the view after a click', () => {
    runFrames();
    const before = placeOf('sales');
    pointer('pointerdown', ground);
    pointer('pointermove', { x: ground.x + 2, y: ground.y });
    runFrames();
    expect(placeOf('sales').x).toBeCloseTo(before.x + 2, 3);
    pointer('pointerup', { x: ground.x + 2, y: ground.y });
    runFrames();
    expect(placeOf('sales')).toEqual(before);
    expect(picked).toEqual([null]);
  });

  it('scrolls the page by wheel until ctrl is held or the map was clicked', () => {
    runFrames();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: -50, ctrlKey, cancelable: true });
      canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(false)).toBe(false);
    expect(wheel(true)).toBe(true);
    canvas.click();
    expect(wheel(false)).toBe(true);
    pointer('pointerleave', ground);
    expect(wheel(false)).toBe(false);
  });

  it('scrolls the page with one finger and pans with two', async () => {
    await giveFingers();
    runFrames();
    const before = placeOf('sales');
    touch('touchstart', ground);
    expect(touch('touchmove', { x: 4, y: 60 }).defaultPrevented).toBe(false);
    touch('touchend');
    runFrames();
    expect(placeOf('sales')).toEqual(before);

    touch('touchstart', { x: 100, y: 100 }, { x: 200, y: 100 });
    expect(touch('touchmove', { x: 130, y: 90 }, { x: 230, y: 90 }).defaultPrevented).toBe(true);
    touch('touchend');
    runFrames();
    expect(placeOf('sales').x).toBeCloseTo(before.x + 30, 3);
    expect(placeOf('sales').y).toBeCloseTo(before.y - 10, 3);
    expect(picked).toEqual([]);
  });

  it('selects on tap', async () => {
    await giveFingers();
    runFrames();
    touch('touchstart', placeOf('sales'));
    touch('touchend');
    expect(picked).toEqual([{ kind: 'person', id: 'bo' }]);
  });

  it('moves a node after a long press and scrolls the page on a quick swipe', async () => {
    await giveFingers();
    runFrames();
    const from = placeOf('sales');
    const to = { x: from.x + 60, y: from.y + 30 };
    touchAt(1000, 'touchstart', from);
    expect(touchAt(1050, 'touchmove', to).defaultPrevented).toBe(false);
    touchAt(1060, 'touchend');
    runFrames();
    expect(placeOf('sales')).toEqual(from);

    touchAt(2000, 'touchstart', from);
    expect(touchAt(2300, 'touchmove', to).defaultPrevented).toBe(true);
    touchAt(2400, 'touchend');
    runFrames();
    expect(placeOf('sales').x).toBeCloseTo(to.x, 3);
    expect(picked).toEqual([]);
  });

  it('walks along connections by keyboard and selects the person reached', () => {
    runFrames();
    const ada = placeOf('executive');
    drag(placeOf('sales'), { x: ada.x + 200, y: ada.y });
    map.clearHover();
    expect(press('ArrowRight')).toBe(0);
    expect(press('ArrowRight')).toBe(1);
    map.interaction.pickHovered();
    expect(picked).toEqual([{ kind: 'person', id: 'bo' }]);
  });

  it('paints only the finished layout with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    const { pictures } = context;
    map.setGraph('other', graph);
    runFrames();
    // One picture without people and one at rest.
    expect(context.pictures - pictures).toBeLessThanOrEqual(2);
    expect(LayoutWorkerDouble.running).toBe(0);
  });

  it('switches to print colours before printing', () => {
    const print = Object.assign(new EventTarget(), {
      media: 'print',
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
    const match = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      media === 'print' ? print : match(media),
    );
    map.destroy();
    map = createMap();
    map.setGraph(`${mapKey}`, graph);
    runFrames();
    const { style: onPaper } = document.createElement('span');
    onPaper.color = 'black';
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(onPaper);
    print.dispatchEvent(new Event('change'));
    expect(context.fills.map(({ colour }) => colour)).toContain('black');
  });

  it('stops all work when destroyed', () => {
    map.destroy();
    expect(vi.getTimerCount()).toBe(0);
    const { pictures } = context;
    click(ground);
    pointer('pointermove', ground);
    document.documentElement.dataset.theme = 'dark';
    map.setView(plainView, null);
    expect(runFrames()).toBe(0);
    expect(picked).toEqual([]);
    expect(context.pictures).toBe(pictures);
    delete document.documentElement.dataset.theme;
  });
});
