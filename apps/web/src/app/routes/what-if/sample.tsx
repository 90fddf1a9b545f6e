import { departureAnalysisQueryOptions } from '@/features/what-if/api/get-departure-analysis.ts';
import { peopleQueryOptions } from '@/features/what-if/api/get-people.ts';
import { WhatIfPage } from '@/features/what-if/what-if-page.tsx';
import { findEmployee } from '@/planning/employee.ts';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = async (queryClient, { request }) => {
  const { employees } = await queryClient.ensureQueryData(peopleQueryOptions);
  const id = new URL(request.url).searchParams.get('person');
  const person = findEmployee(employees, id ?? '');
  if (person) await queryClient.ensureQueryData(departureAnalysisQueryOptions(person.id));
};

export const Screen = WhatIfPage;
