import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { employees } from '@/sample/data/company/employees.ts';
import { sampleScenarios, templateAnalyses } from '@/sample/data/scenarios/sample-scenarios.ts';
import type { Scenarios } from '../domain/scenario.ts';

export const scenariosQueryOptions = queryOptions({
  queryKey: ['scenarios'],
  queryFn: async (): Promise<Scenarios> => ({
    employees,
    results: sampleScenarios,
    templateAnalyses,
  }),
  staleTime: 'static',
});

export const useScenarioAnswers = () => useSuspenseQuery(scenariosQueryOptions).data;
