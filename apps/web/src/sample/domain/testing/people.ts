import type { Employee } from '../employee.ts';

/** A person in Sales since January 2020, without a manager. */
export const person = (id: string, change: Partial<Employee> = {}): Employee => ({
  id,
  name: id,
  role: 'Account Executive',
  department: 'Sales',
  team: 'Sales',
  managerId: null,
  startDate: '2020-01-01',
  sentiment: 'neutral',
  feelings: { engaged: 6, stressed: 4, recognised: 6, belongs: 6 },
  wellbeing: 6,
  riskScore: 5,
  ...change,
});
