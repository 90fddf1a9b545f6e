import {
  type Ask,
  type AskAnswer,
  type AskWriting,
  askWritingSchema,
  endpoints,
} from '@rapport/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestLines } from '@/lib/api-client.ts';
import { ApiRequestError, noAnswerError } from '@/lib/api-request-error.ts';
import { addressOf } from '@/lib/call.ts';
import { askKeys } from './ask-keys.ts';

/**
 * The answer in the words of a language model. `writing` is what came so far: checked sentences and the beginning of the
 * next; undefined before and after.
 */
export function useWrittenAnswer(asked: Omit<Ask, 'wording'>, { enabled }: { enabled: boolean }) {
  const client = useQueryClient();
  const ask: Ask = { ...asked, wording: 'written' };
  const key = [...askKeys.answers, ask];
  const writingKey = [...askKeys.writing, ask];
  const { data: writing } = useQuery<AskWriting | null>({
    queryKey: writingKey,
    queryFn: skipToken,
    gcTime: 0,
  });
  const words = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      let answer: AskAnswer | undefined;
      try {
        await requestLines({
          path: addressOf(endpoints.ask.write),
          method: endpoints.ask.write.method,
          body: ask,
          signal,
          schema: askWritingSchema,
          onLine(line) {
            if (signal.aborted) return;
            answer = line.answer;
            client.setQueryData<AskWriting | null>(writingKey, line.answer ? null : line);
          },
        });
      } finally {
        client.setQueryData<AskWriting | null>(writingKey, null);
      }
      if (!answer) throw noAnswerError();
      void client.invalidateQueries({ queryKey: askKeys.asked });
      return answer;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    ...(ask.showsSensitive && { gcTime: 0 }),
    networkMode: 'always',
    retry: (failures, error) =>
      failures === 0 && error instanceof ApiRequestError && error.status === 0,
  });
  return {
    ...words,
    writing: writing ?? undefined,
    stop: () => client.cancelQueries({ queryKey: key }),
  };
}
