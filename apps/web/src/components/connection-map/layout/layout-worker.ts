import type { LayoutOrder } from './layout-messages.ts';
import { LayoutRun } from './layout-run.ts';

/** Lays a map out away from the page's own thread. Runs as a worker. */

let run: LayoutRun | null = null;

addEventListener('message', ({ data: order }: MessageEvent<LayoutOrder>) => {
  if (order.kind !== 'start') {
    run?.obey(order);
    return;
  }
  run = new LayoutRun(order.job, {
    send: (news) => postMessage(news, { transfer: [news.positions.buffer] }),
    soon: (step) => setTimeout(step),
    now: () => performance.now(),
  });
});
