import { buildMapGraph } from '@/components/connection-map/scene/map-graph.ts';
import { employees, findEmployee } from '@/sample-data/company/employees.ts';
import { connections } from '@/sample-data/network/connections.ts';

/** Those who report to somebody outside their department and have people of their own. */
export const departmentHeads = new Set(
  employees
    .filter(({ id, department, managerId }) => {
      const manager = findEmployee(managerId ?? '');
      const hasReports = employees.some((other) => other.managerId === id);
      return hasReports && manager?.department !== department;
    })
    .map(({ id }) => id),
);

/** The sample company as the map draws it. */
export const organizationGraph = buildMapGraph(employees, connections, departmentHeads);
