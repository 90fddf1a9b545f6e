import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { computedStyleOf } from './computed-style.ts';
import { freshWindow } from './fresh-window.ts';
import { recordNoOwnerStacks } from './owner-stacks.ts';
import { server } from './server.ts';
import { endTimersWithTheWindow } from './window-timers.ts';

/** Missing from jsdom, but called by the interface's libraries. */
class ResizeObserverStandIn implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Never answers; drawing in workers is tested in a browser. */
class WorkerStandIn extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(): void {}
  terminate(): void {}
}

globalThis.ResizeObserver ??= ResizeObserverStandIn;
globalThis.Worker ??= WorkerStandIn;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.scrollTo = () => {};
window.getComputedStyle = computedStyleOf;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// Screens load on demand, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

endTimersWithTheWindow();
recordNoOwnerStacks();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => {
  server.close();
  freshWindow();
});
