import {
  paths,
  type RetentionPeriods,
  retentionPreviewSchema,
  retentionSettingsSchema,
} from '@rapport/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const path = paths.retention;
const schema = retentionSettingsSchema;
const queryKey = ['retention'];
const notice = 'retention';

export function useRetention() {
  return useQuery({ queryKey, queryFn: ({ signal }) => request({ path, schema, signal }) });
}

/** What would be deleted now under these periods. */
export function useRetentionPreview({ fileDays, meetingDays }: RetentionPeriods) {
  const query = new URLSearchParams();
  if (fileDays !== null) query.set('fileDays', `${fileDays}`);
  if (meetingDays !== null) query.set('meetingDays', `${meetingDays}`);
  return useQuery({
    queryKey: [...queryKey, 'preview', fileDays, meetingDays],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.retentionPreview}?${query}`,
        schema: retentionPreviewSchema,
        signal,
      }),
    enabled: query.size > 0,
    // Every new or deleted meeting changes it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function useSaveRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RetentionPeriods) => request({ path, method: 'PATCH', body, schema }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      notify.success('The retention has been saved.');
    },
    onError: (error) =>
      notify.error(
        refusalSentence(error, { else: 'Failed to save the retention. Please try again.' }),
        notice,
        error,
      ),
  });
}
