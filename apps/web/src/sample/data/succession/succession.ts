import type { Succession } from '@/sample/succession/domain/succession.ts';
import { sampleToday } from '../company/company.ts';
import type { Department } from '../company/departments.ts';
import { employees } from '../company/employees.ts';
import { connections } from '../network/connections.ts';
import { leaving } from './leaving.ts';
import { samplePlans } from './plans.ts';
import { sampleCandidates } from './sample-candidates.ts';

/** By department: the departments whose people could take over a role in it. */
const neighbours: Record<Department, readonly Department[]> = {
  Executive: ['Product', 'Design', 'HR', 'Finance'],
  Engineering: ['Product'],
  Product: ['Engineering', 'Design', 'Marketing'],
  Design: ['Product', 'Marketing'],
  Marketing: ['Sales', 'Product'],
  Sales: ['Marketing'],
  HR: ['Finance', 'Executive'],
  Finance: ['HR', 'Executive'],
};

const outsiders = [
  { name: 'Henriette Falk', company: 'Solvane' },
  { name: 'Tobias Renner', company: 'Kestrel Works' },
  { name: 'Marisol Aguirre', company: 'Tidemark Systems' },
  { name: 'Declan Byrne', company: 'Alder & Quay' },
  { name: 'Ayesha Siddiqui', company: 'Fennholm' },
  { name: 'Pieter de Vries', company: 'Quillon' },
  { name: 'Noemi Castelli', company: 'Solvane' },
  { name: 'Jerome Baptiste', company: 'Fennholm' },
  { name: 'Sunniva Haug', company: 'Kestrel Works' },
  { name: 'Adrian Kowalczyk', company: 'Quillon' },
  { name: 'Chiara Lombardi', company: 'Tidemark Systems' },
  { name: 'Walid Haddou', company: 'Alder & Quay' },
];

export const succession: Succession = {
  today: sampleToday,
  employees,
  connections,
  neighbours,
  leaving,
  told: sampleCandidates,
  outsiders,
  plans: samplePlans,
};
