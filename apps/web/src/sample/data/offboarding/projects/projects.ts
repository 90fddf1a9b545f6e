import type { SampleProject } from '@/sample/offboarding/domain/project.ts';
import { keyAccountsHandover } from './key-accounts-handover.ts';
import { payrollHandover } from './payroll-handover.ts';
import { platformHandover } from './platform-handover.ts';

/** Earliest last working day first. */
export const offboardingProjects: readonly SampleProject[] = [
  payrollHandover,
  platformHandover,
  keyAccountsHandover,
];
