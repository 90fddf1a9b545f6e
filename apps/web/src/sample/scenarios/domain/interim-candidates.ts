import type { Employee } from '@/sample/domain/employee.ts';

/** Everyone on the two levels below the top position. */
export function interimCandidates(employees: readonly Employee[]): readonly Employee[] {
  const chief = employees.find(({ managerId }) => managerId === null);
  const firstLine = new Set(
    employees.filter(({ managerId }) => managerId === chief?.id).map(({ id }) => id),
  );
  return employees.filter(
    ({ id, managerId }) => firstLine.has(id) || (managerId !== null && firstLine.has(managerId)),
  );
}
