import { endpoints, scenarioListSchema, scenarioRowSchema } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { scenarioKeys } from '@/lib/scenario-keys.ts';

const staleMs = 60_000;

const as = z.extend(scenarioListSchema, { scenarios: readableList(scenarioRowSchema) });

export const scenariosQueryOptions = queryOptions({
  queryKey: [...scenarioKeys.all, 'list'],
  queryFn: ({ signal }) => call(endpoints.scenarios.list, { as, signal }),
  staleTime: staleMs,
});

export const scenarioQueryOptions = (id: string, version?: number) =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'one', id, version ?? 'latest'],
    queryFn: ({ signal }) => call(endpoints.scenarios.get, { id, query: { version }, signal }),
    staleTime: staleMs,
  });

export const scenarioVersionsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'versions', id],
    queryFn: ({ signal }) => call(endpoints.scenarios.listVersions, { id, signal }),
    staleTime: staleMs,
  });

export const scenarioGroupsQueryOptions = queryOptions({
  queryKey: [...scenarioKeys.all, 'groups'],
  queryFn: ({ signal }) => call(endpoints.scenarios.listGroups, { signal }),
  staleTime: staleMs,
});
