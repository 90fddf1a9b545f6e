import { buildMapGraph } from '@/components/connection-map/scene/map-graph.ts';
import type { Connection } from '@/sample/domain/connection.ts';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';

/** Ids of people who lead others and whose manager is in another department. */
export function departmentHeads(employees: readonly Employee[]): ReadonlySet<string> {
  const heads = employees.filter(({ id, department, managerId }) => {
    const manager = findEmployee(employees, managerId ?? '');
    const hasReports = employees.some((other) => other.managerId === id);
    return hasReports && manager?.department !== department;
  });
  return new Set(heads.map(({ id }) => id));
}

export const organizationGraph = (
  employees: readonly Employee[],
  connections: readonly Connection[],
) => buildMapGraph(employees, connections, { departmentHeads: departmentHeads(employees) });
