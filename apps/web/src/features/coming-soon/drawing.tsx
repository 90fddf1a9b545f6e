import type { ReactNode } from 'react';

/** What the lines and areas of every drawing are made of; the widths are the frame's own. */
export const stroke = {
  ink: 'stroke-ink',
  /** Ink around paper: what stands in front of something else. */
  paper: 'fill-surface stroke-ink',
  faint: 'stroke-line-control',
  /** One in each drawing: the thing that will be new. */
  accent: 'stroke-accent stroke-[2.5]',
  accentPaper: 'fill-accent-soft stroke-accent',
};

type DrawingProps = {
  /** What it shows, in one sentence. */
  label: string;
  children: ReactNode;
};

/** The frame of a drawing: its size, its lines' manner and the ground that things stand on. */
export function Drawing({ label, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-label={label}
      className="h-auto w-full fill-none stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-line-2 stroke-[1.25]" d={`M24 ${ground}h432`} />
      {children}
    </svg>
  );
}

/** Where things stand. */
const ground = 316;

type PersonProps = {
  x: number;
  /** The middle of the head. */
  y: number;
  /** Its radius; the body follows from it. */
  head: number;
  /** What the person stands on. */
  base?: number;
  mouth?: 'smile' | 'straight';
  className?: string;
};

/** A circle over an arch, with at most a mouth. */
export function Person({
  x,
  y,
  head,
  base = ground,
  mouth,
  className = stroke.paper,
}: PersonProps) {
  const half = Math.round(head * 1.9);
  const rise = Math.round(head * 2.5);
  const shoulder = y + head + 8 + rise;
  const lip = Math.round(head * 0.36);
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={head} />
      <path d={`M${x - half} ${base}V${shoulder}a${half} ${rise} 0 0 1 ${half * 2} 0V${base}z`} />
      {mouth === 'smile' && (
        <path className="fill-none" d={`M${x - lip} ${y + 3}q${lip} ${lip * 0.8} ${lip * 2} 0`} />
      )}
      {mouth === 'straight' && <path className="fill-none" d={`M${x - lip} ${y + 4}h${lip * 2}`} />}
    </g>
  );
}
