import {
  type OrganizationSettingsUpdate,
  organizationSettingsSchema,
  paths,
} from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const path = paths.organizationSettings;
const schema = organizationSettingsSchema;
const queryKey = ['organization-settings'];
export const settingsNotice = 'organization-settings';

export function useOrganizationSettings() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => request({ path, schema, signal }),
    // The form starts from the saved settings, not from cached ones.
    gcTime: 0,
  });
}

export function useSaveOrganizationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrganizationSettingsUpdate) =>
      request({ path, method: 'PATCH', body, schema }),
    onMutate: () => notify.withdraw(settingsNotice),
    onSuccess: (saved) => {
      notify.success('Organization settings have been updated successfully.');
      queryClient.setQueryData(queryKey, saved);
      // Time zone and toggles affect the answer of every other call.
      void queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== queryKey[0],
      });
    },
    onError: (error) =>
      notify.error(
        refusalSentence(error, {
          else: 'Failed to update organization settings. Please try again.',
        }),
        settingsNotice,
        error,
      ),
  });
}
