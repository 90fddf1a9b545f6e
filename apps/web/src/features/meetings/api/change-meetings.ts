import { type ChangedMeetings, endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
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

function send(change: Change): Promise<ChangedMeetings> {
  const { kind, ids } = change;
  switch (kind) {
    case 'delete':
      return call(endpoints.meetings.removeMany, { body: { ids } });
    case 'retry':
      return call(endpoints.transcripts.retryMany, { body: { ids } });
    case 'count':
      return call(endpoints.figures.leaveOutMeetings, {
        body: { ids, isLeftOut: change.isLeftOut },
      });
    case 'share':
      return call(endpoints.meetings.shareMany, { body: { ids, userIds: change.userIds } });
  }
}

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
