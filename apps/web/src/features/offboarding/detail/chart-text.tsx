import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type ChartTextProps = {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  /** The halo is of the colour below. */
  isOnSunken?: boolean;
  children: ReactNode;
};

/** Words in a chart, with a halo of the page where lines pass below them. */
export function ChartText({
  x,
  y,
  anchor = 'middle',
  isStrong,
  isOnSunken,
  children,
}: ChartTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={cn(
        'stroke-3 text-12 [paint-order:stroke]',
        isOnSunken ? 'stroke-sunken' : 'stroke-paper',
        isStrong ? 'fill-ink font-strong' : 'fill-ink-3 font-body',
      )}
    >
      {children}
    </text>
  );
}
