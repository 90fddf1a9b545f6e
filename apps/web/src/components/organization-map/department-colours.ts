import {
  type MapDepartment,
  mapDepartments,
} from '@/components/connection-map/scene/map-departments.ts';

const unknown = 'Unknown';
const colours = mapDepartments.filter((name) => name !== unknown);

export type DepartmentColours = (department: string | null) => MapDepartment;

/**
 * Departments of the palette have their own colour. Others get, in the given order, the unused
 * colours, or if none is left, all colours in turn.
 */
export function departmentColours(departments: readonly (string | null)[]): DepartmentColours {
  const known = new Map(colours.map((colour): [string, MapDepartment] => [colour, colour]));
  const given = new Set(departments);
  const free = colours.filter((colour) => !given.has(colour));
  const pool = free.length > 0 ? free : colours;
  const chosen = new Map<string, MapDepartment>();
  for (const name of departments) {
    if (name === null || known.has(name)) continue;
    chosen.set(name, pool[chosen.size % pool.length] ?? unknown);
  }
  return (department) => {
    if (department === null) return unknown;
    return known.get(department) ?? chosen.get(department) ?? unknown;
  };
}
