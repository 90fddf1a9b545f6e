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
import { scenarioKeys } from '@/lib/scenario-keys.ts';

const staleMs = 60_000;

const listSchema = z.extend(scenarioListSchema, { scenarios: readableList(scenarioRowSchema) });

export const scenariosQueryOptions = queryOptions({
  queryKey: [...scenarioKeys.all, 'list'],
  queryFn: ({ signal }) => request({ path: paths.scenarios, schema: listSchema, signal }),
  staleTime: staleMs,
});

export const scenarioQueryOptions = (id: string, version?: number) =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'one', id, version ?? 'latest'],
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
    queryKey: [...scenarioKeys.all, 'versions', id],
    queryFn: ({ signal }) =>
      request({
        path: pathFor(paths.scenarioVersions, id),
        schema: scenarioVersionsSchema,
        signal,
      }),
    staleTime: staleMs,
  });

export const scenarioGroupsQueryOptions = queryOptions({
  queryKey: [...scenarioKeys.all, 'groups'],
  queryFn: ({ signal }) =>
    request({ path: paths.scenarioGroups, schema: scenarioGroupsSchema, signal }),
  staleTime: staleMs,
});
