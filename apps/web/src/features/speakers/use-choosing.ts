import {
  type DirectoryPerson,
  endpoints,
  type HeardSpeaker,
  type SpeakerKind,
} from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { counted } from '@/lib/number-words.ts';
import { speakersKey, useUndoChoices } from './api/speakers.ts';
import { chosenSentence } from './speaker-words.ts';

type Chosen = { speaker: HeardSpeaker; is: SpeakerKind; person?: DirectoryPerson | undefined };

/** Chooses for one card, confirms several, and undoes the last of these. */
export function useChoosing() {
  const queryClient = useQueryClient();
  const last = useRef<readonly string[]>([]);
  const undoing = useUndoChoices();
  const undo = (choiceIds: readonly string[]) => {
    if (choiceIds.length === 0) return;
    last.current = [];
    undoing.mutate(choiceIds, {
      onSuccess: () =>
        notify.success(
          choiceIds.length === 1 ? 'The choice was undone.' : 'The choices were undone.',
        ),
      onError: (error) =>
        notifyRefusal(error, 'The choice could not be undone. Please try again.', 'speaker-choice'),
    });
  };
  const tell = (sentence: string, choiceIds: readonly string[]) => {
    last.current = choiceIds;
    notify.success(sentence, { label: 'Undo', run: () => undo(choiceIds) });
    return queryClient.invalidateQueries({ queryKey: speakersKey });
  };
  const choosing = useMutation({
    mutationFn: ({ speaker, is, person }: Chosen) =>
      call(endpoints.speakers.choose, {
        body: { speakerId: speaker.id, is, ...(person && { userId: person.id }) },
      }),
    onSuccess: ({ choiceId }, { speaker, is, person }) =>
      tell(chosenSentence(speaker, is, person?.name ?? null), [choiceId]),
  });
  const confirming = useMutation({
    /** Confirms all 'Very likely' suggestions, if their number is still the one shown. */
    mutationFn: (expected: number) =>
      call(endpoints.speakers.confirmVeryLikely, { body: { expected } }),
    onSuccess: ({ choiceIds }) =>
      tell(`${counted(choiceIds.length, 'name')} confirmed.`, choiceIds),
    onError: (error) => {
      notifyRefusal(error, 'The names could not be confirmed. Please try again.', 'speaker-choice');
      void queryClient.invalidateQueries({ queryKey: speakersKey });
    },
  });
  const marking = useMutation({
    mutationFn: (speakerIds: readonly string[]) =>
      call(endpoints.speakers.markAsGuests, { body: { speakerIds } }),
    onSuccess: ({ choiceIds }) =>
      tell(
        choiceIds.length === 1
          ? '1 name is a guest now.'
          : `${counted(choiceIds.length, 'name')} are guests now.`,
        choiceIds,
      ),
    onError: (error) => {
      notifyRefusal(error, 'The names could not be marked. Please try again.', 'speaker-choice');
      void queryClient.invalidateQueries({ queryKey: speakersKey });
    },
  });
  return { choosing, confirming, marking, undoLast: () => undo(last.current) };
}
