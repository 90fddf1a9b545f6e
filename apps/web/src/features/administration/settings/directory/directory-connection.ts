import { type DirectoryRule, endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

/** Under the key of the users, which is refreshed when the directory changes somebody. */
const connectionKey = [...userKeys.all, 'directory-connection'];
const notice = 'directory-connection';

export function useDirectory() {
  return useQuery({
    queryKey: connectionKey,
    queryFn: ({ signal }) => call(endpoints.directoryConnection.get, { signal }),
  });
}

function useChange<Given, Answer>(options: {
  mutationFn: (given: Given) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  otherwise: string;
}) {
  const queryClient = useQueryClient();
  const { otherwise, ...change } = options;
  return useMutation({
    ...change,
    onMutate: () => notify.withdraw(notice),
    onError: (error) => notify.error(refusalSentence(error, { else: otherwise }), notice, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: connectionKey }),
  });
}

/** Replaces an existing token. */
export const useCreateToken = (onCreated: (token: string) => void) =>
  useChange({
    mutationFn: () => call(endpoints.directoryConnection.createToken),
    onSuccess: ({ token }) => onCreated(token),
    otherwise: 'The token could not be created. Please try again.',
  });

export const useChangeRule = () =>
  useChange({
    mutationFn: (body: DirectoryRule) => call(endpoints.directoryConnection.update, { body }),
    otherwise: 'What groups become could not be saved. Please try again.',
  });

export const useRemoveConnection = () =>
  useChange({
    mutationFn: () => call(endpoints.directoryConnection.remove),
    otherwise: 'The directory could not be disconnected. Please try again.',
  });
