import { endpoints, type LanguageModelState, type OwnModel } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';
import { trustKey } from '../trust/trust-state.ts';

const languageModelKey = ['language-model'];
const notice = 'language-model';

export function useLanguageModel() {
  return useQuery<LanguageModelState>({
    queryKey: languageModelKey,
    queryFn: ({ signal }) => call(endpoints.languageModel.get, { signal }),
  });
}

function useOwnModelChange<Given = void>(change: (given: Given) => Promise<LanguageModelState>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onMutate: () => notify.withdraw(notice),
    onSuccess: (state) => queryClient.setQueryData(languageModelKey, state),
    // Whether a model is set up is told with the rules, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: trustKey }),
  });
}

export const useSetOwnModel = () =>
  useOwnModelChange((own: OwnModel) => call(endpoints.languageModel.setOwn, { body: own }));

export const useRemoveOwnModel = () =>
  useOwnModelChange(() => call(endpoints.languageModel.removeOwn));

export const useTestModel = () =>
  useChangeWithNotice(() => call(endpoints.languageModel.test), {
    failed: 'The language model could not be tested. Please try again.',
    queryKey: languageModelKey,
    notice,
  });
