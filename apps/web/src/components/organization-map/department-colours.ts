import {
  type DepartmentMark,
  dotPatterns,
  mapDepartments,
} from '@/components/connection-map/scene/map-departments.ts';

const unknown: DepartmentMark = { department: 'Unknown', pattern: 'plain' };
const palette = mapDepartments.filter((name) => name !== unknown.department);
const marks = dotPatterns.flatMap((pattern) =>
  palette.map((department): DepartmentMark => ({ department, pattern })),
);

export type DepartmentColours = (department: string | null) => DepartmentMark;

/**
 * Departments of the palette have their own colour. Others get, in the given order, the unused colours, then all
 * colours with a pattern. No two look alike; those beyond all marks have no colour of their own.
 */
export function departmentColours(departments: readonly (string | null)[]): DepartmentColours {
  const given = new Set(departments);
  const isOwn = ({ department, pattern }: DepartmentMark) =>
    pattern === 'plain' && given.has(department);
  const chosen = new Map<string | null, DepartmentMark>(
    palette.map((department) => [department, { department, pattern: 'plain' }]),
  );
  const others = departments.filter((name) => name !== null && !chosen.has(name));
  const free = marks.filter((mark) => !isOwn(mark));
  for (const [at, name] of [...new Set(others)].entries()) chosen.set(name, free[at] ?? unknown);
  return (department) => chosen.get(department) ?? unknown;
}
