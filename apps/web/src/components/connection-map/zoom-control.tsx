import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { Size } from './scene/geometry.ts';

/** Corner of the map covered by the control, in pixels, with a margin. */
export const zoomControlCorner: Size = { width: 50, height: 116 };

const zoomStep = 1.4;

type ZoomControlProps = { onZoom: (factor: number) => void; onFit: () => void };

/** In the corner; on phones below the map. */
export function ZoomControl({ onZoom, onFit }: ZoomControlProps) {
  const buttons = [
    { label: 'Zoom in', icon: Plus, onClick: () => onZoom(zoomStep) },
    { label: 'Zoom out', icon: Minus, onClick: () => onZoom(1 / zoomStep) },
    { label: 'Fit to view', icon: Maximize, onClick: onFit },
  ];
  return (
    <div className="flex justify-end border-line max-md:border-t print:hidden md:absolute md:right-2 md:bottom-2 md:flex-col md:divide-y md:divide-line md:rounded-control md:border md:border-line-2 md:bg-surface">
      {buttons.map((button) => (
        <IconButton
          key={button.label}
          tooltipSide="left"
          className="md:rounded-none md:first:rounded-t-[5px] md:last:rounded-b-[5px]"
          {...button}
        />
      ))}
    </div>
  );
}
