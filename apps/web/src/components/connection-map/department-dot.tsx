import type { MapDepartment } from './scene/map-departments.ts';

const fills: Record<MapDepartment, string> = {
  Executive: 'bg-dept-executive',
  Engineering: 'bg-dept-engineering',
  Product: 'bg-dept-product',
  Design: 'bg-dept-design',
  Marketing: 'bg-dept-marketing',
  Sales: 'bg-dept-sales',
  HR: 'bg-dept-hr',
  Finance: 'bg-dept-finance',
  Unknown: 'bg-dept-unknown',
};

/** Decorative: the department's name is always next to it. */
export function DepartmentDot({ department }: { department: MapDepartment }) {
  return <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${fills[department]}`} />;
}
