import type { OffboardingProject } from '../project.ts';
import { keyAccountsHandover } from './key-accounts-handover.ts';
import { payrollHandover } from './payroll-handover.ts';
import { platformHandover } from './platform-handover.ts';

/** Those the company has begun; the next last working day first. */
export const offboardingProjects: readonly OffboardingProject[] = [
  payrollHandover,
  platformHandover,
  keyAccountsHandover,
];
