import type { ReadScreen } from '@/lib/read-screen.ts';
import { findEmployee } from '@/sample/domain/employee.ts';
import { departureAnalysisQueryOptions } from '@/sample/what-if/api/get-departure-analysis.ts';
import { peopleQueryOptions } from '@/sample/what-if/api/get-people.ts';
import { WhatIfPage } from '@/sample/what-if/what-if-page.tsx';

export const read: ReadScreen = async (queryClient, { request }) => {
  const { employees } = await queryClient.ensureQueryData(peopleQueryOptions);
  const id = new URL(request.url).searchParams.get('person');
  const person = findEmployee(employees, id ?? '');
  if (person) await queryClient.ensureQueryData(departureAnalysisQueryOptions(person.id));
};

export const Component = WhatIfPage;
