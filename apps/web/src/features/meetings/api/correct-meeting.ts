import { type Correction, correctionAcceptedSchema, endpoints } from '@rapport/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { refreshMeeting } from './meeting-cache.ts';

const as = z.pick(correctionAcceptedSchema, { correctionId: true });

export const correctMeeting = (id: string, body: Correction) =>
  call(endpoints.corrections.correct, { id, body, as });

export const deleteCorrection = (id: string, correctionId: string) =>
  call(endpoints.corrections.undo, { id, correctionId, as });

async function undoCorrection(queryClient: QueryClient, id: string, correctionId: string) {
  try {
    await deleteCorrection(id, correctionId);
    notify.success('The correction was undone.');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    notifyRefusal(error, 'The correction could not be undone.', id);
  }
  refreshMeeting(queryClient, id);
}

export const notSaved = 'The correction could not be saved. Try again.';

/** Corrects a fact of a meeting. The success message offers to undo it. A form shows failures by itself. */
export function useCorrectMeeting(id: string, failed?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ correction }: { correction: Correction; done: string }) =>
      correctMeeting(id, correction),
    onSuccess: ({ correctionId }, { done }) => {
      notify.success(done, {
        label: 'Undo',
        run: () => void undoCorrection(queryClient, id, correctionId),
      });
      refreshMeeting(queryClient, id);
    },
    onError: (error) => {
      if (failed) notifyRefusal(error, failed, id);
      // Another person may have changed the meeting first, so their change is loaded.
      if (error instanceof ApiRequestError && error.isRefusal) refreshMeeting(queryClient, id);
    },
  });
}

export function useUndoCorrection(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (correctionId: string) => undoCorrection(queryClient, id, correctionId),
  });
}
