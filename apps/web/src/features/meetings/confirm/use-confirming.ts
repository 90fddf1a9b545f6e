import type { ConfirmQuestion } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiRequestError } from '@/lib/api-client.ts';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { onServerEvent } from '@/realtime/window-events.ts';
import { correctMeeting, deleteCorrection } from '../api/correct-meeting.ts';
import { getToConfirmQueryOptions } from '../api/get-to-confirm.ts';
import {
  type Answer,
  areSpeakersDone,
  type Confirming,
  type Edits,
  noteAnswer,
  startConfirming,
  takeBack,
  takeFresh,
} from './confirming-state.ts';
import { correctionOfNo, correctionOfYes } from './correction-of.ts';

type Given = { question: ConfirmQuestion } & ({ is: 'yes'; edits: Edits } | { is: 'no' });

/** Asks one question after the other, and saves each answer as a correction. */
export function useConfirming(meetingId: string, first: readonly ConfirmQuestion[]) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(() => startConfirming(first));
  const startedAt = useRef(performance.now());
  const [tookMs, setTookMs] = useState(0);
  /** Number of answers sent or taken back: a list that was asked for before the last one is too old. */
  const changes = useRef(0);

  const refetch = async () => {
    const seen = changes.current;
    const query = getToConfirmQueryOptions(meetingId);
    const fresh = await queryClient.fetchQuery(query).catch(() => null);
    if (fresh && seen === changes.current) setState((now) => takeFresh(now, fresh.questions));
  };
  const show = (next: Confirming) => {
    setState(next);
    if (next.current) return;
    setTookMs(performance.now() - startedAt.current);
    void refetch();
  };
  const note = (question: ConfirmQuestion, answer: Answer) => {
    changes.current += 1;
    const next = noteAnswer(state, question.id, answer);
    show(next);
    // Who speaks decides who owns what, so the rest is asked for again.
    if (question.kind === 'speaker' && next.current && areSpeakersDone(next)) void refetch();
  };

  const saving = useMutation({
    mutationFn: (given: Given) =>
      correctMeeting(
        meetingId,
        given.is === 'yes'
          ? correctionOfYes(given.question, given.edits)
          : correctionOfNo(given.question),
      ),
    onSuccess: ({ correctionId }, given) =>
      note(
        given.question,
        given.is === 'yes'
          ? { is: 'yes', correctionId, edits: given.edits }
          : { is: 'no', correctionId },
      ),
    onError: (error, { question }) => {
      if (isChangedMeanwhile(error)) note(question, { is: 'changed' });
    },
  });
  const goBack = () => {
    changes.current += 1;
    setState(takeBack(state));
  };
  const undoing = useMutation({
    mutationFn: (correctionId: string) => deleteCorrection(meetingId, correctionId),
    onSuccess: goBack,
    onError: (error) => {
      if (isUndoneAlready(error)) goBack();
    },
  });
  const isBusy = saving.isPending || undoing.isPending;
  const start = (act: () => void) => {
    if (isBusy) return;
    saving.reset();
    undoing.reset();
    act();
  };

  // A corrected speaker makes the meeting be read again.
  const afterReading = useEffectEvent((eventId: string) => {
    const isReadAgain = state.questions.some(({ id, kind }) => {
      const is = state.answers.get(id)?.is;
      return kind === 'speaker' && (is === 'yes' || is === 'no');
    });
    if (eventId === meetingId && isReadAgain) void refetch();
  });
  useEffect(() => onServerEvent('meeting-updated', ({ eventId }) => afterReading(eventId)), []);

  return {
    state,
    tookMs,
    isBusy,
    problem: problemOf(saving.error, 'Not saved') ?? problemOf(undoing.error, 'Not undone'),
    answer: (given: Given) => start(() => saving.mutate(given)),
    skip: (question: ConfirmQuestion) =>
      start(() => show(noteAnswer(state, question.id, { is: 'skipped' }))),
    undo: () => {
      const last = state.answers.get(state.made.at(-1) ?? '');
      if (!last) return;
      start(() => ('correctionId' in last ? undoing.mutate(last.correctionId) : goBack()));
    },
  };
}

const isUndoneAlready = (error: Error) =>
  error instanceof ApiRequestError && error.code === 'ALREADY_UNDONE';

/** 'Not saved. Try again.' */
function problemOf(error: Error | null, what: string): string | undefined {
  if (!error || isChangedMeanwhile(error) || isUndoneAlready(error)) return undefined;
  const isRefusal = error instanceof ApiRequestError && error.isRefusal;
  return `${what}. ${isRefusal ? refusalSentence(error, { else: 'Try again.' }) : 'Try again.'}`;
}
