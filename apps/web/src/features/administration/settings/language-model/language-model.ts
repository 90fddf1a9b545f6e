import { endpoints, type LanguageModelState } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const languageModelKey = ['language-model'];
const notice = 'language-model';

export function useLanguageModel() {
  return useQuery<LanguageModelState>({
    queryKey: languageModelKey,
    queryFn: ({ signal }) => call(endpoints.languageModel.get, { signal }),
  });
}

export function useTestModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.languageModel.test),
    onMutate: () => notify.withdraw(notice),
    onError: (error) => {
      const otherwise = 'The language model could not be tested. Please try again.';
      notify.error(refusalSentence(error, { else: otherwise }), notice, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: languageModelKey }),
  });
}
