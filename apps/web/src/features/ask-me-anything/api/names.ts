import { endpoints, organizationUserSchema } from '@rapport/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { userName } from '@/lib/user-words.ts';
import { askStaleMs } from './ask-keys.ts';

const nameSchema = z.pick(organizationUserSchema, {
  email: true,
  firstName: true,
  lastName: true,
});

/** Names of people in the directory by their ids; undefined until known. */
export const useNamesOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['ask', 'name', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(endpoints.users.get, { id, as: nameSchema, signal }),
      staleTime: askStaleMs,
    })),
    combine: (answers) => answers.map(({ data }) => data && userName(data)),
  });

/** Series that can be chosen, by name. */
export const useSeriesChoices = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['ask', 'series'],
    queryFn: ({ signal }) => call(endpoints.series.list, { signal }),
    select: (list) => list.series.map(({ id, name }) => ({ value: id, label: name })),
    enabled,
    staleTime: askStaleMs,
  });

/** Departments and teams that can be chosen; fails for users who may not plan. */
export const useGroupNames = () =>
  useQuery({
    queryKey: ['ask', 'groups'],
    queryFn: ({ signal }) => call(endpoints.scenarios.listGroups, { signal }),
    select: ({ departments, teams }) => [
      ...new Set([...departments, ...teams].map((one) => one.name)),
    ],
    staleTime: askStaleMs,
    retry: false,
  });
