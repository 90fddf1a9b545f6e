import type { LayoutNews } from '@/components/connection-map/layout/layout-messages.ts';
import { LiveMap } from '@/components/connection-map/live/live-map.ts';
import type { PaintedGround } from '@/components/connection-map/paint/ground-messages.ts';

export type Watched = {
  map: LiveMap | null;
  /** Bitmaps drawn on the canvas, and backgrounds painted by a worker. */
  frames: number;
  fresh: number;
  /** Times at which something was first visible, in ms. */
  marks: { warm?: number; firstPaint?: number; settled?: number };
  workers: number;
};

/** Observes the map from outside, to measure what users see. */
export function watchMap(): Watched {
  const watched: Watched = { map: null, frames: 0, fresh: 0, marks: {}, workers: 0 };
  let isAtRest = false;
  let isFresh = false;

  const { setGraph } = LiveMap.prototype;
  LiveMap.prototype.setGraph = function (key, graph) {
    watched.map = this;
    setGraph.call(this, key, graph);
  };

  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    clearRect.apply(this, area);
    if (!this.canvas.isConnected) return;
    watched.frames += 1;
    if (!watched.map?.scene.positions.length) return;
    const isBlit = [...workers].some(({ kind }) => kind === 'paint');
    if (isBlit && watched.fresh === 0) return;
    onceShown('firstPaint');
    if (isAtRest && (isFresh || !isBlit)) onceShown('settled');
  };

  function onceShown(mark: keyof Watched['marks']) {
    if (watched.marks[mark] !== undefined) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        watched.marks[mark] ??= performance.now();
      }),
    );
  }

  const workers = new Set<WatchedWorker>();
  class WatchedWorker extends Worker {
    kind: 'layout' | 'paint';
    constructor(url: URL | string, options?: WorkerOptions) {
      super(url, options);
      this.kind = String(url).includes('ground') ? 'paint' : 'layout';
      workers.add(this);
      watched.workers = workers.size;
      this.addEventListener('message', ({ data }: MessageEvent<LayoutNews | PaintedGround>) => {
        if ('bitmap' in data) {
          watched.fresh += 1;
          isFresh = isAtRest;
          return;
        }
        watched.marks.warm ??= performance.now();
        isAtRest = data.isAtRest;
      });
    }
    override terminate(): void {
      super.terminate();
      workers.delete(this);
      watched.workers = workers.size;
    }
  }
  window.Worker = WatchedWorker;
  return watched;
}
