import { endpoints, type OrganizationSettingsUpdate, type TrustUpdate } from '@rapport/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { settingsKey } from './organization-settings.ts';
import { trustKey } from './trust/trust-state.ts';

export const settingsNotice = 'organization-settings';

type Changes = { general?: OrganizationSettingsUpdate; trust?: TrustUpdate };

/** Another admin's save may turn this change into one that shows more, which must be confirmed. */
export const isUnconfirmed = (error: Error) =>
  error instanceof ApiRequestError && error.code === 'CONFIRM_LOOSENING';

/** Saves both parts with one button. If one part is refused, the other stays saved. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const invalidateAllBut = (saved: readonly QueryKey[]) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !saved.some((key) => key[0] === queryKey[0]),
    });
  return useMutation({
    mutationFn: async ({ general, trust }: Changes) => {
      const saved: QueryKey[] = [];
      if (general) {
        const answer = await call(endpoints.organization.updateSettings, { body: general });
        queryClient.setQueryData(settingsKey, answer);
        saved.push(settingsKey);
      }
      if (trust) {
        const answer = await call(endpoints.organization.updateTrust, { body: trust });
        queryClient.setQueryData(trustKey, answer);
        saved.push(trustKey);
      }
      return saved;
    },
    onMutate: () => notify.withdraw(settingsNotice),
    onSuccess: (saved) => {
      notify.success('Organization settings have been updated successfully.');
      // Time zone, toggles and who may see what affect the answer of every other call.
      void invalidateAllBut(saved);
    },
    onError: (error) => {
      if (isUnconfirmed(error)) return;
      notifyRefusal(
        error,
        'Failed to update organization settings. Please try again.',
        settingsNotice,
      );
    },
  });
}
