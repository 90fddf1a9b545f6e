import type { Plan } from './force-layout.ts';
import type { LayoutJob, LayoutOrder } from './layout-messages.ts';
import { LayoutRun } from './layout-run.ts';

/** The worker's message loop. */
export function serveLayouts(planOf: (job: LayoutJob) => Plan): void {
  let run: LayoutRun | null = null;
  addEventListener('message', ({ data: order }: MessageEvent<LayoutOrder>) => {
    if (order.kind !== 'start') {
      run?.obey(order);
      return;
    }
    run = new LayoutRun(order.job, planOf(order.job), {
      send: (news) => postMessage(news, { transfer: [news.positions.buffer] }),
      soon: (step) => setTimeout(step),
      now: () => performance.now(),
    });
  });
}
