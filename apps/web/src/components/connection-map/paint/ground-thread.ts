import { SpareWorker } from '../spare-worker.ts';

export const groundWorker = new SpareWorker(
  () => new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' }),
);

/** What puts the worker's pictures on the canvas: a meeting's map hardly ever needs it. */
export const loadBlitGround = () => import('./blit-ground.ts');

/** Starts the worker that paints a crowd before there is anything to be painted. Returns how to give it up. */
export function prepareGround(): () => void {
  loadBlitGround().catch(() => {});
  return groundWorker.prepare();
}
