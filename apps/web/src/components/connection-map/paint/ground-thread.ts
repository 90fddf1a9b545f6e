import { SpareWorker } from '../spare-worker.ts';

export const groundWorker = new SpareWorker(
  () => new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' }),
);

/** Loaded on demand: maps of meetings rarely need it. */
export const loadBlitGround = () => import('./blit-ground.ts');

/** Starts the worker early. Returns a function that cancels. */
export function prepareGround(): () => void {
  loadBlitGround().catch(() => {});
  return groundWorker.prepare();
}
