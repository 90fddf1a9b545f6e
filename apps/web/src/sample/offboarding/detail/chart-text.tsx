import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type ChartTextProps = {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  /** Matches the halo to the sunken background. */
  isOnSunken?: boolean;
  children: ReactNode;
};

/** Text with a halo, so that lines below it do not cross it. */
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
