import { DrawnDot } from '@/components/connection-map/drawn-dot.tsx';
import { cn } from '@/lib/cn.ts';
import type { DepartmentColours } from '../department-colours.ts';
import type { DepartmentDrawing as Drawing, DrawnCircle, DrawnCurve } from './draw-departments.ts';

type DepartmentDrawingProps = {
  drawing: Drawing;
  size: { width: number; height: number };
  colours: DepartmentColours;
  /** Index of the curve that is pointed at. */
  pointedAt: number | null;
  compares: boolean;
  label: string;
};

export function DepartmentDrawing(props: DepartmentDrawingProps) {
  const { drawing, size, colours, pointedAt, compares, label } = props;
  const { circles, curves } = drawing;
  return (
    <svg role="img" aria-label={label} width={size.width} height={size.height} className="block">
      {curves.map((curve, at) => (
        <Curve
          key={`${curve.pair.a} ${curve.pair.b}`}
          {...{ curve, compares }}
          isPointedAt={at === pointedAt}
        />
      ))}
      {circles.map((circle) => (
        <Circle key={circle.department.name} circle={circle} colours={colours} />
      ))}
      {curves.map(({ pair, figure }, at) =>
        figure ? (
          <text
            key={`${pair.a} ${pair.b}`}
            x={figure.place.x}
            y={figure.place.y}
            textAnchor="middle"
            dominantBaseline="central"
            className={cn(
              'fill-ink-2 font-medium text-12',
              at === pointedAt && 'fill-ink font-strong',
            )}
          >
            {figure.text}
          </text>
        ) : null,
      )}
    </svg>
  );
}

type CurveProps = { curve: DrawnCurve; compares: boolean; isPointedAt: boolean };

function Curve({ curve: { pair, from, control, to, width }, compares, isPointedAt }: CurveProps) {
  const isNew = compares && pair.change === 'new';
  return (
    <path
      d={`M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`}
      strokeWidth={width}
      className={cn(
        'fill-none',
        isNew ? 'stroke-accent' : 'stroke-link/50',
        pair.change === 'lost' && 'stroke-ink-2 [stroke-dasharray:3_4]',
        isPointedAt && (isNew ? 'stroke-accent' : 'stroke-ink-2'),
      )}
    />
  );
}

function Circle({ circle, colours }: { circle: DrawnCircle; colours: DepartmentColours }) {
  const { x, y, radius, department, detail, name, dots } = circle;
  const mark = colours(department.name);
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className="fill-sunken stroke-line-2" />
      {dots.map((dot) => (
        <DrawnDot key={`${dot.x} ${dot.y}`} {...{ mark }} x={dot.x} y={dot.y} radius={dot.radius} />
      ))}
      <text
        x={name.x}
        y={name.y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink stroke-3 stroke-surface font-strong text-12 [paint-order:stroke] [stroke-linejoin:round]"
      >
        {department.name} <tspan className="fill-ink-3 font-body">{detail}</tspan>
      </text>
    </g>
  );
}
