import { expect, test } from 'vitest';
import { departments } from '@/sample/data/company/departments.ts';
import { employee, employees } from '@/sample/data/company/employees.ts';
import { connections } from '@/sample/data/network/connections.ts';
import { departmentHeads, organizationGraph } from './organization-graph.ts';

const graph = organizationGraph(employees, connections);

test('every department has one head, who comes first', () => {
  const heads = [...departmentHeads(employees)].map(employee);
  expect(heads.map(({ department }) => department)).toEqual([...departments]);
  expect(heads.map(({ name }) => name)).toContain('Margaret Okafor');
  expect(graph.nodes.filter(({ isHead }) => isHead)).toHaveLength(departments.length);
});

test('everyone is on the map, by department', () => {
  expect(graph.nodes).toHaveLength(105);
  expect(graph.shapes.isByDepartment).toBe(true);
});
