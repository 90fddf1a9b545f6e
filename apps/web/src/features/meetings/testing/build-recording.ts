import type { Recording, RecordingRules } from '@rapport/contract';

export const buildRecordingRules = (given: Partial<RecordingRules> = {}): RecordingRules => ({
  sizeMaxMb: 200,
  service: 'speech.northwind.example',
  soundDays: null,
  minutesLeft: null,
  ...given,
});

export const buildRecording = (given: Partial<Recording> = {}): Recording => ({
  model: 'whisper-large-v3',
  minutes: 48,
  minutesTranscribed: 48,
  parts: 1,
  speakersTold: true,
  soundUntil: null,
  ...given,
});
