import { SpareWorker } from '../spare-worker.ts';

export const groundWorker = new SpareWorker(
  () => new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' }),
);

/** A meeting's map rarely needs it. */
export const loadBlitGround = () => import('./blit-ground.ts');

/** Returns how to cancel. */
export function prepareGround(): () => void {
  loadBlitGround().catch(() => {});
  return groundWorker.prepare();
}
