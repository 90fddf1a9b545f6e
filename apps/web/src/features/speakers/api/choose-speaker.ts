import {
  paths,
  type SpeakerChoice,
  speakerChosenSchema,
  speakersConfirmedSchema,
} from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { speakerKeys } from './speaker-keys.ts';

export const chooseSpeaker = (body: SpeakerChoice) =>
  request({ path: paths.speakerChoices, method: 'POST', body, schema: speakerChosenSchema });

/** Confirms all 'Very likely' suggestions, if their number is still the one shown. */
export const confirmVeryLikely = (expected: number) =>
  request({
    path: paths.speakersConfirm,
    method: 'POST',
    body: { expected },
    schema: speakersConfirmedSchema,
  });

export const markAsGuests = (speakerIds: readonly string[]) =>
  request({
    path: paths.speakersGuests,
    method: 'POST',
    body: { speakerIds },
    schema: speakersConfirmedSchema,
  });

/** Undoes choices everywhere. */
export function useUndoChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choiceIds: readonly string[]) =>
      request({ path: paths.speakersUndo, method: 'POST', body: { choiceIds } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: speakerKeys.all }),
  });
}
