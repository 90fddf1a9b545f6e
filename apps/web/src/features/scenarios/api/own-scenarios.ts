import {
  pathFor,
  paths,
  scenarioGroupsSchema,
  scenarioListSchema,
  scenarioRowSchema,
  scenarioSchema,
  scenarioVersionsSchema,
} from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { ownScenarioKeys } from '@/lib/scenario-keys.ts';

const staleMs = 60_000;

const listSchema = z.extend(scenarioListSchema, { scenarios: readableList(scenarioRowSchema) });

export const ownScenariosQueryOptions = queryOptions({
  queryKey: [...ownScenarioKeys.all, 'list'],
  queryFn: ({ signal }) => request({ path: paths.scenarios, schema: listSchema, signal }),
  staleTime: staleMs,
});

export const ownScenarioQueryOptions = (id: string, version?: number) =>
  queryOptions({
    queryKey: [...ownScenarioKeys.all, 'one', id, version ?? 'latest'],
    queryFn: ({ signal }) =>
      request({
        path: `${pathFor(paths.scenario, id)}${version ? `?version=${version}` : ''}`,
        schema: scenarioSchema,
        signal,
      }),
    staleTime: staleMs,
  });

export const scenarioVersionsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...ownScenarioKeys.all, 'versions', id],
    queryFn: ({ signal }) =>
      request({
        path: pathFor(paths.scenarioVersions, id),
        schema: scenarioVersionsSchema,
        signal,
      }),
    staleTime: staleMs,
  });

export const scenarioGroupsQueryOptions = queryOptions({
  queryKey: [...ownScenarioKeys.all, 'groups'],
  queryFn: ({ signal }) =>
    request({ path: paths.scenarioGroups, schema: scenarioGroupsSchema, signal }),
  staleTime: staleMs,
});
