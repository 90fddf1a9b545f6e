import { type ChangedMeetings, endpoints, type MeetingRefusal } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { counted } from '@/lib/number-words.ts';
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
      notifyRefusal(error, 'The meetings could not be changed. Please try again.', topic),
    onSettled: () => refreshMeetings(queryClient),
  });
  return { change: mutate, isPending };
}

const refusalWords: Record<MeetingRefusal, string> = {
  'not-found': 'no longer there',
  'not-allowed': 'not yours to change',
  'not-failed': 'not failed',
  'file-deleted': 'without its file',
  unchanged: 'so already',
  'too-many-people': 'shared with too many people',
};

/** '3 meetings deleted. Left as they are: 1 not yours to change, 2 no longer there.' */
function changedText({ changed, refused }: ChangedMeetings, done: string): string {
  const sentences = [
    ...(changed.length > 0 ? [`${counted(changed.length, 'meeting')} ${done}.`] : []),
    ...(refused.length > 0 ? [`Left as they are: ${reasonsText(refused)}.`] : []),
  ];
  return sentences.join(' ');
}

const reasonsText = (refused: ChangedMeetings['refused']): string =>
  refused.map(({ reason, meetings }) => `${meetings} ${refusalWords[reason]}`).join(', ');
