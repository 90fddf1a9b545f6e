import { endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const glossaryKey = ['glossary'];
const notice = 'glossary';

export function useGlossary() {
  return useQuery({
    queryKey: glossaryKey,
    queryFn: ({ signal }) => call(endpoints.glossary.list, { signal }),
  });
}

export function useRemoveTerm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.glossary.remove, { id }),
    onMutate: () => notify.withdraw(notice),
    onError: (error) => {
      const otherwise = 'The term could not be deleted. Please try again.';
      notify.error(refusalSentence(error, { else: otherwise }), notice, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: glossaryKey }),
  });
}
