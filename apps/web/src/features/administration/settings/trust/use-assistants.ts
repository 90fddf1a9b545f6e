import { endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const assistantsKey = ['assistants'];
const notice = 'assistants';

export const useAssistants = () =>
  useQuery({
    queryKey: assistantsKey,
    queryFn: ({ signal }) => call(endpoints.assistants.list, { signal }),
  });

/** The list is loaded again, also after a refusal: the connection may have ended in the meantime. */
export function useEndAssistant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.assistants.end, { id }),
    onMutate: () => notify.withdraw(notice),
    onError: (error) => {
      const otherwise = 'The connection could not be revoked. Please try again.';
      notify.error(refusalSentence(error, { else: otherwise }), notice, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: assistantsKey }),
  });
}
