import type { ShouldRevalidateFunction } from 'react-router';
import { departureAnalysisQueryOptions } from '@/features/what-if/api/get-departure-analysis.ts';
import { peopleQueryOptions } from '@/features/what-if/api/get-people.ts';
import { WhatIfPage } from '@/features/what-if/what-if-page.tsx';
import { findEmployee } from '@/planning/employee.ts';
import type { ReadScreen } from '../read-first.ts';
import { PersonPlanning } from '../works-council.tsx';

export function Component() {
  return (
    <PersonPlanning title="What-if simulation" subject="what-if by person">
      <WhatIfPage />
    </PersonPlanning>
  );
}

const personIn = (url: URL) => url.searchParams.get('person');

export const read: ReadScreen = async (queryClient, { request }) => {
  const { employees } = await queryClient.ensureQueryData(peopleQueryOptions);
  const person = findEmployee(employees, personIn(new URL(request.url)) ?? '');
  if (person) await queryClient.ensureQueryData(departureAnalysisQueryOptions(person.id));
};

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  personIn(currentUrl) !== personIn(nextUrl);
