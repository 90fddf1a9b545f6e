import type { DepartmentMark } from './scene/map-departments.ts';

type DrawnDotProps = { mark: DepartmentMark; x: number; y: number; radius: number };

/** A dot of a department within an SVG. */
export function DrawnDot({ mark: { department, pattern }, x, y, radius }: DrawnDotProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={`var(--dept-${department.toLowerCase()})`}
        className="stroke-surface"
      />
      {pattern === 'ring' && <circle cx={x} cy={y} r={radius * 0.45} className="fill-surface" />}
      {pattern === 'bar' && (
        <line
          x1={x - radius}
          x2={x + radius}
          y1={y}
          y2={y}
          strokeWidth={radius * 0.45}
          className="stroke-surface"
        />
      )}
    </>
  );
}
