import { endpoints, type RetentionPeriods } from '@rapport/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';

const queryKey = ['retention'];
const notice = 'retention';

export function useRetention() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(endpoints.retention.get, { signal }) });
}

/** What would be deleted now under these periods. */
export function useRetentionPreview({ fileDays, meetingDays }: RetentionPeriods) {
  return useQuery({
    queryKey: [...queryKey, 'preview', fileDays, meetingDays],
    queryFn: ({ signal }) =>
      call(endpoints.retention.preview, { query: { fileDays, meetingDays }, signal }),
    enabled: fileDays !== null || meetingDays !== null,
    // Every new or deleted meeting changes it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function useSaveRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RetentionPeriods) => call(endpoints.retention.update, { body }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      notify.success('The retention has been saved.');
    },
    onError: (error) =>
      notifyRefusal(error, 'Failed to save the retention. Please try again.', notice),
  });
}
