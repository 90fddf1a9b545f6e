import * as z from 'zod/mini';
import { type Employee, findEmployee } from '@/sample-data/company/employees.ts';

const stateSchema = z.object({ personId: z.string() });

/** Whom the simulation handed over with the navigation; undefined where it handed over nobody. */
export function chosenPerson(state: unknown): Employee | undefined {
  const { success, data } = stateSchema.safeParse(state);
  return success ? findEmployee(data.personId) : undefined;
}
