import { cn } from '@/lib/cn.ts';
import type { DepartmentMark, DotPattern, MapDepartment } from './scene/map-departments.ts';

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

const patterns: Record<DotPattern, string> = {
  plain: '',
  ring: '[background-image:radial-gradient(circle,var(--surface)_2px,transparent_2.5px)]',
  bar: '[background-image:linear-gradient(transparent_4px,var(--surface)_4px_6px,transparent_6px)]',
};

type DepartmentDotProps = Pick<DepartmentMark, 'department'> & { pattern?: DotPattern | undefined };

/** Decorative: the department's name is always next to it. */
export function DepartmentDot({ department, pattern = 'plain' }: DepartmentDotProps) {
  return (
    <span
      aria-hidden
      className={cn('size-2.5 shrink-0 rounded-full', fills[department], patterns[pattern])}
    />
  );
}
