import { listedOrganizationSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './api-client.ts';
import { useAuth } from './auth-context.tsx';
import { accountKeys } from './session.ts';

/** The organizations of the person. */
export const useOrganizations = () =>
  useQuery({
    queryKey: accountKeys.organizations,
    queryFn: ({ signal }) =>
      request({
        path: `${paths.auth}/organization/list`,
        schema: z.array(listedOrganizationSchema),
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The organization the person is working in; undefined until loaded. */
export function useActiveOrganization() {
  const { session } = useAuth();
  const { data: organizations } = useOrganizations();
  return organizations?.find(({ id }) => id === session?.session.activeOrganizationId);
}
