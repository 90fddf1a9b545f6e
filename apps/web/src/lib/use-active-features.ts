import {
  type ActiveFeatures,
  defaultActiveFeatures,
  defaultOrganizationSettings,
  defaultTrustSettings,
  endpoints,
  privacyWords,
  type TrustSettings,
} from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.tsx';
import { call } from './call.ts';

export const activeFeaturesKey = ['active-features'] as const;

export const activeFeaturesQueryOptions = (organizationId: string | null | undefined) =>
  queryOptions({
    queryKey: [...activeFeaturesKey, organizationId],
    queryFn: ({ signal }) => call(endpoints.organization.getSettings, { signal }),
    enabled: Boolean(organizationId),
    retry: false,
    staleTime: 60_000,
  });

function useSettings() {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  const { data, isPending } = useQuery(activeFeaturesQueryOptions(organizationId));
  return { data, isPending: isPending && Boolean(organizationId) };
}

/** Returns the defaults until loaded. */
export function useActiveFeatures(): { features: ActiveFeatures; isPending: boolean } {
  const { data, isPending } = useSettings();
  return { features: data?.activeFeatures ?? defaultActiveFeatures, isPending };
}

/** Who may see what; returns the defaults until loaded. */
export function useTrust(): { trust: TrustSettings; isPending: boolean } {
  const { data, isPending } = useSettings();
  return { trust: data?.trust ?? defaultTrustSettings, isPending };
}

/** What may be said about who sees whose mood; by the defaults until loaded. */
export function usePrivacyWords(): ReturnType<typeof privacyWords> {
  const { data = defaultOrganizationSettings } = useSettings();
  return privacyWords(data);
}

/** The notice shown to participants; empty for none. */
export function useParticipantNotice(): string {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  return useQuery(activeFeaturesQueryOptions(organizationId)).data?.trust.participantNotice ?? '';
}

/** Whether moods are shown; also applies to sample data. */
export const useShowsMoods = (): boolean => useActiveFeatures().features.sentiment;
