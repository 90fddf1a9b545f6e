import type { ConfirmQuestion } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRequestError } from '@/lib/api-client.ts';
import { isChangedMeanwhile } from '@/lib/is-changed-meanwhile.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { onServerEvent } from '@/realtime/window-events.ts';
import { correctMeeting, deleteCorrection } from '../api/correct-meeting.ts';
import { getToConfirmQueryOptions } from '../api/to-confirm.ts';
import {
  type Answer,
  type Edits,
  noteAnswer,
  startConfirming,
  takeBack,
  takeFresh,
} from './confirming-state.ts';
import { correctionOfNo, correctionOfYes } from './correction-of.ts';
import { askedText } from './question-words.ts';

type Given = { question: ConfirmQuestion } & ({ is: 'yes'; edits: Edits } | { is: 'no' });

/** Asks one question after the other, and saves each answer as a correction. */
export function useConfirming(meetingId: string, first: readonly ConfirmQuestion[]) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(() => startConfirming(first));
  const startedAt = useRef(performance.now());
  const [tookMs, setTookMs] = useState(0);
  /** Number of answers taken back: a list that was asked for before the last one is too old. */
  const undone = useRef(0);

  const refetch = useCallback(async () => {
    const seen = undone.current;
    const query = getToConfirmQueryOptions(meetingId);
    // A list that is under way may lack the newest answer.
    await queryClient.cancelQueries(query);
    const fresh = await queryClient.fetchQuery(query).catch(() => null);
    if (fresh && seen === undone.current) setState((now) => takeFresh(now, fresh.questions));
  }, [queryClient, meetingId]);
  const note = (question: ConfirmQuestion, answer: Answer) => {
    setState((now) => noteAnswer(now, question.id, answer));
    // Who speaks decides who owns what, so the rest is asked for again.
    if (question.kind === 'speaker') void refetch();
  };
  const isDone = state.current === undefined;
  useEffect(() => {
    if (!isDone) return;
    setTookMs(performance.now() - startedAt.current);
    void refetch();
  }, [isDone, refetch]);

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
    undone.current += 1;
    setState(takeBack);
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

  // Other people answer too, and a corrected speaker makes the meeting be read again.
  useEffect(
    () =>
      onServerEvent('meeting-updated', ({ eventId }) => {
        if (eventId === meetingId) void refetch();
      }),
    [meetingId, refetch],
  );

  return {
    state,
    tookMs,
    isBusy,
    problem:
      wasFirst(saving.error, saving.variables?.question) ??
      problemOf(saving.error, 'Not saved') ??
      problemOf(undoing.error, 'Not undone'),
    answer: (given: Given) => start(() => saving.mutate(given)),
    skip: (question: ConfirmQuestion) => start(() => note(question, { is: 'skipped' })),
    undo: () => {
      const last = state.answers.get(state.made.at(-1) ?? '');
      if (!last) return;
      start(() => ('correctionId' in last ? undoing.mutate(last.correctionId) : goBack()));
    },
  };
}

const isUndoneAlready = (error: Error) =>
  error instanceof ApiRequestError && error.code === 'ALREADY_UNDONE';

/** Stands below the next question, so it names the one that it is about. */
const wasFirst = (error: Error | null, question: ConfirmQuestion | undefined) =>
  question && isChangedMeanwhile(error)
    ? `Your answer to “${askedText(question)}” was not saved. ${error.message}`
    : undefined;

/** 'Not saved. Try again.' */
function problemOf(error: Error | null, what: string): string | undefined {
  if (!error || isUndoneAlready(error)) return undefined;
  const isRefusal = error instanceof ApiRequestError && error.isRefusal;
  return `${what}. ${isRefusal ? refusalSentence(error, 'Try again.') : 'Try again.'}`;
}
