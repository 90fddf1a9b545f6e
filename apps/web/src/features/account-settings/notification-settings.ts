import {
  digestSentSchema,
  type NotificationSettings,
  type NotificationSettingsAnswer,
  notificationSettingsAnswerSchema,
  paths,
} from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const settingsKey = ['account', 'notification-settings'];
const schema = notificationSettingsAnswerSchema;

export const useNotificationSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => request({ path: paths.notificationSettings, schema, signal }),
  });

/** Shows a change at once, and reverts it if it cannot be saved. */
export function useSaveNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, smallestGroup, ...settings }: NotificationSettingsAnswer) =>
      request({
        path: paths.notificationSettings,
        method: 'PUT',
        body: settings satisfies NotificationSettings,
        schema,
      }),
    scope: { id: 'notification-settings' },
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey: settingsKey });
      queryClient.setQueryData(settingsKey, changed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey }),
  });
}

export const useSendDigest = () =>
  useMutation({
    mutationFn: () => request({ path: paths.digestNow, method: 'POST', schema: digestSentSchema }),
  });
