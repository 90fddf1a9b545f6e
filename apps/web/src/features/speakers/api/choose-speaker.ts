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

/** All that are 'Very likely', if there are as many as shown. */
export const confirmVeryLikely = (expected: number) =>
  request({
    path: paths.speakersConfirm,
    method: 'POST',
    body: { expected },
    schema: speakersConfirmedSchema,
  });

/** Everywhere. */
export function useUndoChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choiceIds: readonly string[]) =>
      request({ path: paths.speakersUndo, method: 'POST', body: { choiceIds } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: speakerKeys.all }),
  });
}
