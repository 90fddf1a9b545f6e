import type { SpeakerSort, SpeakerTab } from '@rapport/contract';

export type ShownSpeakers = { tab: SpeakerTab; sort: SpeakerSort };

export const speakerKeys = {
  all: ['speakers'],
  list: (shown: ShownSpeakers) => ['speakers', 'list', shown],
  choices: ['speakers', 'choices'],
} as const;
