import {
  type OrganizationSettings,
  type OrganizationSettingsUpdate,
  organizationSettingsSchema,
  paths,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const path = paths.organizationSettings;
const schema = organizationSettingsSchema;
export const settingsKey = ['organization-settings'];

export function useOrganizationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => request({ path, schema, signal }),
    // The form starts from the saved settings, not from cached ones.
    gcTime: 0,
  });
}

export const saveOrganizationSettings = (
  body: OrganizationSettingsUpdate,
): Promise<OrganizationSettings> => request({ path, method: 'PATCH', body, schema });
