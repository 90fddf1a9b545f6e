import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

export const settingsKey = ['organization-settings'];

export function useOrganizationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(endpoints.organization.getSettings, { signal }),
    // The form starts from the saved settings, not from cached ones.
    gcTime: 0,
  });
}
