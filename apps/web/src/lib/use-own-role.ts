import { organizationRoleSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './api-client.ts';
import { accountKeys } from './session.ts';

const memberSchema = z.object({ role: organizationRoleSchema });

/** The person's role in the active organization; undefined until loaded. */
export const useOwnRole = () =>
  useQuery({
    queryKey: accountKeys.member,
    queryFn: ({ signal }) =>
      request({
        path: `${paths.auth}/organization/get-active-member`,
        schema: memberSchema,
        signal,
      }),
  }).data?.role;
