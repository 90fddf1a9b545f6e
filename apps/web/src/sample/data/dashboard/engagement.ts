import type { Department } from '../company/departments.ts';

/** Percent of members who took part in their meetings. */
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
