import {
  type ActiveFeatures,
  defaultActiveFeatures,
  organizationSettingsSchema,
  paths,
} from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './api-client.ts';
import { useAuth } from './auth-context.tsx';

export const activeFeaturesKey = ['active-features'] as const;

export const activeFeaturesQueryOptions = (organizationId: string | null | undefined) =>
  queryOptions({
    queryKey: [...activeFeaturesKey, organizationId],
    queryFn: ({ signal }) =>
      request({ path: paths.organizationSettings, schema: organizationSettingsSchema, signal }),
    enabled: Boolean(organizationId),
    retry: false,
    staleTime: 60_000,
  });

/** The defaults until loaded. */
export function useActiveFeatures(): { features: ActiveFeatures; isPending: boolean } {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  const { data, isPending } = useQuery(activeFeaturesQueryOptions(organizationId));
  return {
    features: data?.activeFeatures ?? defaultActiveFeatures,
    isPending: isPending && Boolean(organizationId),
  };
}

/** What participants are told; empty for nothing. */
export function useParticipantNotice(): string {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  return useQuery(activeFeaturesQueryOptions(organizationId)).data?.trust.participantNotice ?? '';
}

/** Also applies to sample data. */
export const useShowsMoods = (): boolean => useActiveFeatures().features.sentiment;
