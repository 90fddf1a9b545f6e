import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';
import { bendCurves, type Curve, type PlacedCircle } from './bend-curves.ts';
import type { BundledPair, HeardDepartment } from './bundle-departments.ts';
import type { Circle } from './circle-room.ts';
import { figureOf, nameDetail } from './pair-words.ts';
import type { Picture } from './picture-pairs.ts';
import { type PlacedText, placeFigures, placeNames, textWidth } from './place-texts.ts';

/** Radius of a circle in pixels: 15 + 7.5 times the root of the people heard. */
const radius = { least: 15, perRoot: 7.5 } as const;
/** Width of a curve in pixels: 1 + 1.35 times the hours, at most 14. */
const width = { least: 1, perHour: 1.35, most: 14 } as const;
/** Share of the drawing that circles may fill; else all are smaller. */
const filledMax = 0.15;
/** Share of the width of curves on phones. */
const phoneScale = 0.6;

export type Paper = Size & { isPhone: boolean };

export type Dot = Point & { radius: number };
export type DrawnCircle = PlacedCircle & {
  department: HeardDepartment;
  dots: readonly Dot[];
  detail: string;
  name: PlacedText;
};
export type DrawnCurve = Curve & { figure: { text: string; place: PlacedText } | null };
export type DepartmentDrawing = {
  circles: readonly DrawnCircle[];
  curves: readonly DrawnCurve[];
};

/** The circles of these departments, without places. */
export function circlesOf(departments: readonly HeardDepartment[], size: Paper): Circle[] {
  const radii = departments.map(({ heard }) => radius.least + radius.perRoot * Math.sqrt(heard));
  const filled = radii.reduce((sum, one) => sum + Math.PI * one ** 2, 0);
  const scale = Math.min(1, Math.sqrt((filledMax * size.width * size.height) / (filled || 1)));
  return departments.map((department, at) => {
    const own = scale * (radii[at] ?? 0);
    return { radius: own, halfWidth: Math.max(own, textWidth(nameOf(department, size)) / 2) };
  });
}

const nameOf = (department: HeardDepartment, size: Paper): string =>
  `${department.name} ${nameDetail(department, size.isPhone)}`;

/** Circles at these places, and curves with their figures between them. */
export function drawDepartments(
  { departments, pairs }: Pick<Picture, 'departments' | 'pairs'>,
  places: readonly Point[],
  size: Paper,
): DepartmentDrawing {
  const circles = circlesOf(departments, size).map((circle, at): PlacedCircle => {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    return { x, y, radius: circle.radius };
  });
  const widths = widthsOf(pairs, size.isPhone);
  const curves = bendCurves(
    pairs.map((pair, at) => ({ pair, width: widths[at] ?? 1 })),
    circles,
    size,
  );
  const names = placeNames(
    departments.map((department) => nameOf(department, size)),
    circles,
    curves,
    size,
  );
  const texts = pairs.map(figureOf);
  const figures = placeFigures(texts, curves, circles, names, size);
  return {
    circles: departments.flatMap((department, at) => {
      const [circle, name] = [circles[at], names[at]];
      if (!circle || !name) return [];
      const { x, y, radius: own } = circle;
      const detail = nameDetail(department, size.isPhone);
      return [{ x, y, radius: own, department, detail, name, dots: dotsOf(department, circle) }];
    }),
    curves: curves.map(({ pair, from, control, to, width: own, samples }, at) => {
      const place = figures[at];
      const figure = place ? { text: texts[at] ?? '', place } : null;
      return { pair, from, control, to, width: own, samples, figure };
    }),
  };
}

function widthsOf(pairs: readonly BundledPair[], isPhone: boolean): number[] {
  const exact = pairs.map(
    ({ minutes: { now, before } }) => width.least + (width.perHour * (now || before)) / 60,
  );
  const whole = isPhone ? phoneScale : 1;
  const scale = Math.min(whole, (whole * width.most) / Math.max(1, ...exact));
  return exact.map((one) => Math.max(width.least, scale * one));
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** In pixels. */
const dot = { most: 5.2, edge: 3.5 } as const;

/** A dot for each person heard, on a spiral; which is whose, nothing tells. */
function dotsOf({ heard }: HeardDepartment, { x, y, radius: own }: PlacedCircle): Dot[] {
  const spacing = (own - dot.edge) / Math.sqrt(heard + 1);
  const size = Math.min(dot.most * Math.min(1, own / 30), 0.62 * spacing);
  return Array.from({ length: heard }, (_, at) => {
    const away = (own - dot.edge - size) * Math.sqrt((at + 0.5) / (heard + 0.5));
    const angle = at * goldenAngle + 0.6;
    const isOnly = heard === 1;
    return {
      x: x + (isOnly ? 0 : away * Math.cos(angle)),
      y: y + (isOnly ? 0 : away * Math.sin(angle)),
      radius: size,
    };
  });
}
