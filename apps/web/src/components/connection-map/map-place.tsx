import type { RefObject } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useMapHeight } from './use-map-height.ts';

type MapPlaceProps = { height: number; placeRef: RefObject<HTMLDivElement | null> };

/** The room of the drawing while it is being made: exactly as large, so that people find their places meanwhile. */
export function MapPlace({ height, placeRef }: MapPlaceProps) {
  return (
    <div className="rounded-control border border-line">
      <div ref={placeRef} style={{ height: useMapHeight(height) }}>
        <Skeleton className="h-full" />
      </div>
    </div>
  );
}
