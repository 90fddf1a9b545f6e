import type { MeetingTranscript } from '@rapport/contract';
import { createContext, useContext } from 'react';

type KnownTranscript = {
  /** Undefined until it is loaded; null if none was stored. */
  transcript: MeetingTranscript | null | undefined;
  nameOf: (participantId: string | null) => string;
  /** The short form of a name, and the rest of it. */
  shortName: (name: string) => [string, string];
};

/** The transcript of the meeting, shared with all components that quote it. */
export const TranscriptContext = createContext<KnownTranscript>({
  transcript: null,
  nameOf: () => '',
  shortName: (name) => [name, ''],
});

export const useKnownTranscript = () => useContext(TranscriptContext);
