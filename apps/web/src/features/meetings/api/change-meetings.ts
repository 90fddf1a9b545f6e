import { type ChangedMeetings, changedMeetingsSchema, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { changedText } from '../domain/changed-words.ts';
import { forgetMeeting, refreshMeetings } from './meeting-cache.ts';

type Ids = readonly string[];
type Change =
  | { kind: 'delete'; ids: Ids }
  | { kind: 'retry'; ids: Ids }
  | { kind: 'count'; ids: Ids; isLeftOut: boolean }
  | { kind: 'share'; ids: Ids; userIds: Ids };

const topic = 'many-meetings';
const pathOf = {
  delete: paths.deleteMeetings,
  retry: paths.retryMeetings,
  count: paths.countingOfMeetings,
  share: paths.shareMeetings,
} as const;

function doneWords(change: Change): string {
  switch (change.kind) {
    case 'delete':
      return 'deleted';
    case 'retry':
      return 'queued again';
    case 'count':
      return change.isLeftOut
        ? 'left out of organization figures'
        : 'counted in organization figures again';
    case 'share':
      return 'shared';
  }
}

const send = ({ kind, ...body }: Change): Promise<ChangedMeetings> =>
  request({
    path: pathOf[kind],
    method: kind === 'count' ? 'PUT' : 'POST',
    body,
    schema: changedMeetingsSchema,
  });

/**
 * Changes several meetings. The message says how many were changed and why others were not;
 * counting them or not can be undone.
 */
export function useChangeMeetings() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => notify.withdraw(topic),
    onSuccess: (answer, change) => {
      const { changed } = answer;
      const sentence = changedText(answer, doneWords(change));
      if (changed.length === 0) notify.error(sentence, topic);
      else if (change.kind === 'count')
        notify.success(sentence, {
          label: 'Undo',
          run: () => mutate({ kind: 'count', ids: changed, isLeftOut: !change.isLeftOut }),
        });
      else notify.success(sentence);
      if (change.kind === 'delete') for (const id of changed) forgetMeeting(queryClient, id);
    },
    onError: (error) =>
      notify.error(
        refusalSentence(error, { else: 'The meetings could not be changed. Please try again.' }),
        topic,
        error,
      ),
    onSettled: () => refreshMeetings(queryClient),
  });
  return { change: mutate, isPending };
}
