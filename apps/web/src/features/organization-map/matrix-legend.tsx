import { inHours, type MatrixFigure } from './matrix.ts';
import { shadeOf } from './matrix-cell.tsx';

type MatrixLegendProps = {
  figure: MatrixFigure;
  /** The least and most minutes between two departments. */
  range: { least: number; most: number };
};

export function MatrixLegend({ figure, range: { least, most } }: MatrixLegendProps) {
  return (
    <ul
      aria-label="How to read the cells"
      className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-12 text-ink-2"
    >
      <li className="inline-flex items-center gap-1.5">
        {figure === 'hours' ? `${inHours(least)} h` : 'less'}
        <span aria-hidden className="inline-grid grid-cols-[repeat(5,20px)] gap-0.5">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <i key={share} className="h-2.5 rounded-[2px]" style={{ background: shadeOf(share) }} />
          ))}
        </span>
        {figure === 'hours' ? `${inHours(most)} h` : 'more'}
      </li>
      {figure === 'hours' ? (
        <>
          <li className="inline-flex items-center gap-1.5">
            <i aria-hidden className="h-3 w-4 rounded-[2px] inset-ring-2 inset-ring-accent" />
            new, or 50 % more and up
          </li>
          <li className="inline-flex items-center gap-1.5">
            <i aria-hidden className="h-3 w-4 rounded-[2px] border border-ink-2 border-dashed" />
            30 % less and below
          </li>
        </>
      ) : (
        <li>1.0 ×: as much as the numbers of people heard would give by chance</li>
      )}
    </ul>
  );
}
