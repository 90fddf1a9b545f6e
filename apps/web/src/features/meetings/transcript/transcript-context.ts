import type { MeetingTranscript } from '@rapport/contract';
import { createContext, useContext } from 'react';

type KnownTranscript = {
  /** Undefined while it is not asked for or not there yet; null where none was kept. */
  transcript: MeetingTranscript | null | undefined;
  nameOf: (participantId: string | null) => string;
};

/** The transcript behind a meeting's page, for all that names words in it. */
export const TranscriptContext = createContext<KnownTranscript>({
  transcript: null,
  nameOf: () => '',
});

export const useKnownTranscript = () => useContext(TranscriptContext);
