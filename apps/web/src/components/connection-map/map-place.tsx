import type { RefObject } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useMapHeight } from './use-map-height.ts';

type MapPlaceProps = { height: number; placeRef: RefObject<HTMLDivElement | null> };

/** Has the drawing's exact size, so that the layout can start early. */
export function MapPlace({ height, placeRef }: MapPlaceProps) {
  return (
    <div className="rounded-control border border-line">
      <div ref={placeRef} style={{ height: useMapHeight(height) }}>
        <Skeleton className="h-full" />
      </div>
    </div>
  );
}
