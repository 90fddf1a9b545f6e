import { endpoints, type NotificationSettingsAnswer } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

const settingsKey = ['account', 'notification-settings'];

export const useNotificationSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(endpoints.notifications.getSettings, { signal }),
  });

/** Shows a change at once, and reverts it if it cannot be saved. */
export function useSaveNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, smallestGroup, ...body }: NotificationSettingsAnswer) =>
      call(endpoints.notifications.updateSettings, { body }),
    scope: { id: 'notification-settings' },
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey: settingsKey });
      queryClient.setQueryData(settingsKey, changed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey }),
  });
}

export const useSendDigest = () =>
  useMutation({ mutationFn: () => call(endpoints.notifications.sendDigest) });
