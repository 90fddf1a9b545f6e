import type { ReactNode } from 'react';

/** Line and fill styles. Stroke widths are set by the frame. */
export const stroke = {
  ink: 'stroke-ink',
  /** For shapes that cover other shapes. */
  paper: 'fill-surface stroke-ink',
  faint: 'stroke-line-control',
  /** For the one new element of each drawing. */
  accent: 'stroke-accent stroke-[2.5]',
  accentPaper: 'fill-accent-soft stroke-accent',
};

type DrawingProps = {
  /** One sentence that describes the drawing to screen readers. */
  label: string;
  children: ReactNode;
};

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

/** The y coordinate of the ground. */
const ground = 316;

type PersonProps = {
  x: number;
  /** The y coordinate of the head's centre. */
  y: number;
  /** Radius of the head; the body scales with it. */
  head: number;
  /** The y coordinate of the person's own ground. */
  base?: number;
  mouth: 'smile' | 'straight';
};

export function Person({ x, y, head, base = ground, mouth }: PersonProps) {
  const half = Math.round(head * 1.9);
  const rise = Math.round(head * 2.5);
  const shoulder = y + head + 8 + rise;
  const lip = Math.round(head * 0.36);
  return (
    <g className={stroke.paper}>
      <circle cx={x} cy={y} r={head} />
      <path d={`M${x - half} ${base}V${shoulder}a${half} ${rise} 0 0 1 ${half * 2} 0V${base}z`} />
      {mouth === 'smile' ? (
        <path className="fill-none" d={`M${x - lip} ${y + 3}q${lip} ${lip * 0.8} ${lip * 2} 0`} />
      ) : (
        <path className="fill-none" d={`M${x - lip} ${y + 4}h${lip * 2}`} />
      )}
    </g>
  );
}
