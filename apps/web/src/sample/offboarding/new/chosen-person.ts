import * as z from 'zod/mini';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';

const stateSchema = z.object({ personId: z.string() });

export function chosenPerson(state: unknown, employees: readonly Employee[]): Employee | undefined {
  const { success, data } = stateSchema.safeParse(state);
  return success ? findEmployee(employees, data.personId) : undefined;
}
