import { expect, test } from 'vitest';
import { departments } from '@/sample-data/company/departments.ts';
import { employee } from '@/sample-data/company/employees.ts';
import { departmentHeads, organizationGraph } from './organization-graph.ts';

test('every department has one head, who is named first', () => {
  const heads = [...departmentHeads].map(employee);
  expect(heads.map(({ department }) => department)).toEqual([...departments]);
  expect(heads.map(({ name }) => name)).toContain('Margaret Okafor');
  expect(organizationGraph.nodes.filter(({ isHead }) => isHead)).toHaveLength(departments.length);
});

test('everybody stands on the map, by department', () => {
  expect(organizationGraph.nodes).toHaveLength(105);
  expect(organizationGraph.shapes.isByDepartment).toBe(true);
});
