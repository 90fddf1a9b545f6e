import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';
import { useMemo } from 'react';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { chapterParameter, placeParameters, readTurnRange } from './place.ts';

const speakerParameter = 'speaker';
const noTurns: TranscriptTurn[] = [];

/**
 * The turns to show: all, or those of one speaker or chapter. The choice is kept in the address, so
 * that it survives reloads and can be shared.
 */
export function useShownTurns(transcript: MeetingTranscript | null | undefined) {
  const [parameters, setParameters] = useAddress();
  const asked = parameters.get(speakerParameter);
  // An older address may name a speaker who was merged with another since.
  const isKnown = transcript?.speakers.some(({ participantId }) => participantId === asked);
  const speakerId = isKnown ? asked : null;
  const { from, to } = readTurnRange(parameters) ?? {};
  const turns = useMemo(
    () =>
      (transcript?.turns ?? noTurns).filter(
        ({ participantId, position }) =>
          (speakerId === null || participantId === speakerId) &&
          (from === undefined || to === undefined || (from <= position && position <= to)),
      ),
    [transcript, speakerId, from, to],
  );
  const show = (parameter: string, value: string | null) =>
    setParameters(
      (now) => {
        for (const name of placeParameters) now.delete(name);
        return withParameter(now, parameter, value);
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    turns,
    speakerId,
    showSpeaker: (participantId: string | null) => show(speakerParameter, participantId),
    showAllChapters: () => show(chapterParameter, null),
  };
}

export type ShownTurns = ReturnType<typeof useShownTurns>;
