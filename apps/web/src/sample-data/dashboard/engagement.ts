import type { Department } from '../company/departments.ts';

/** Of each department's members, how many took part in what their meetings were about: percent. */
export const engagementOf: Record<Department, number> = {
  Executive: 98,
  Engineering: 86,
  Product: 95,
  Design: 91,
  Marketing: 95,
  Sales: 93,
  HR: 97,
  Finance: 94,
};
