import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { checksKey } from '@/components/checks/api/meeting-checks.ts';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { correctMeeting, deleteCorrection } from '../api/correct-meeting.ts';
import { refreshMeeting } from '../api/meeting-cache.ts';
import type { Doubt } from './check-words.ts';
import type { Choice } from './choice.ts';

type Decision = { doubt: Doubt; choice: Choice };
type Made = { meetingId: string; undo: UndoDecision };

/** Decides a doubt, and undoes the last decision. */
export function useDeciding() {
  const queryClient = useQueryClient();
  const last = useRef<Made>(undefined);
  const refresh = (meetingId: string) => {
    refreshMeeting(queryClient, meetingId);
    return queryClient.invalidateQueries({ queryKey: checksKey });
  };
  const undoing = useMutation({
    mutationFn: ({ undo }: Made) => undo(),
    onSuccess: () => notify.success('The choice was undone.'),
    onError: (error) =>
      notifyRefusal(error, 'The choice could not be undone. Please try again.', 'meeting-check'),
    onSettled: (_, __, { meetingId }) => refresh(meetingId),
  });
  const undo = (made: Made | undefined) => {
    if (!made || undoing.isPending) return;
    if (last.current === made) last.current = undefined;
    undoing.mutate(made);
  };
  const deciding = useMutation({
    mutationFn: ({ doubt, choice }: Decision) => decide(doubt.meeting.id, choice),
    onSuccess: (undoDecision, { doubt: { meeting }, choice }) => {
      const made = { meetingId: meeting.id, undo: undoDecision };
      last.current = made;
      notify.success(choice.done, { label: 'Undo', run: () => undo(made) });
      return refresh(meeting.id);
    },
    onError: async (error, { doubt: { meeting } }) => {
      if (!(error instanceof ApiRequestError && error.isRefusal)) return;
      // Somebody else may have decided it, or deleted the meeting. Then the card goes.
      await refresh(meeting.id);
      if (error.status === 404) notify.success(`${meeting.title} is not there any more.`);
      if (isChangedMeanwhile(error)) notify.success(`${meeting.title}: ${error.message}`);
    },
  });
  return { deciding, undoLast: () => undo(last.current) };
}

/** Takes back what was decided. */
type UndoDecision = () => Promise<void>;

/** Saves a choice for a meeting. */
async function decide(meetingId: string, choice: Choice): Promise<UndoDecision> {
  if ('roomSpeakerId' in choice) return makeRoom(choice.roomSpeakerId);
  const made: string[] = [];
  for (const correction of choice.corrections) {
    const { correctionId } = await correctMeeting(meetingId, correction);
    made.unshift(correctionId);
  }
  return async () => {
    for (const id of made) await deleteCorrection(meetingId, id);
  };
}

async function makeRoom(speakerId: string): Promise<UndoDecision> {
  const { choiceId } = await call(endpoints.speakers.choose, { body: { speakerId, is: 'room' } });
  return () => call(endpoints.speakers.undo, { body: { choiceIds: [choiceId] } });
}
