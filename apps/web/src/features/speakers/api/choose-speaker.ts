import { endpoints, type SpeakerChoice } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { speakerKeys } from './speaker-keys.ts';

export const chooseSpeaker = (body: SpeakerChoice) => call(endpoints.speakers.choose, { body });

/** Confirms all 'Very likely' suggestions, if their number is still the one shown. */
export const confirmVeryLikely = (expected: number) =>
  call(endpoints.speakers.confirmVeryLikely, { body: { expected } });

export const markAsGuests = (speakerIds: readonly string[]) =>
  call(endpoints.speakers.markAsGuests, { body: { speakerIds } });

/** Undoes choices everywhere. */
export function useUndoChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choiceIds: readonly string[]) =>
      call(endpoints.speakers.undo, { body: { choiceIds } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: speakerKeys.all }),
  });
}
