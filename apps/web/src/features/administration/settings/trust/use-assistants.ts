import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';

const queryKey = ['assistants'];

export const useAssistants = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(endpoints.assistants.list, { signal }) });

/** The list is loaded again, also after a refusal: the connection may have ended in the meantime. */
export const useEndAssistant = () =>
  useChangeWithNotice((id: string) => call(endpoints.assistants.end, { id }), {
    failed: 'The connection could not be revoked. Please try again.',
    queryKey,
    notice: 'assistants',
  });
