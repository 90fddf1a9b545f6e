export { readTranscript } from './1-parse/read-transcript.ts';
export { readWebVtt } from './1-parse/webvtt/read-webvtt.ts';
export { mergeCues } from './2-turns/merge-cues.ts';
export { commonWords } from './3-features/common-words.ts';
export { firstNames } from './3-features/first-names.ts';
export { scoreLine } from './4-sentiment/score-turn.ts';
export { statesMood, tellsOfBoth, withoutTalkFigures } from './5-summaries/about-people.ts';
export { analyseTranscript, analysisSteps } from './analyse-transcript.ts';
export * from './types.ts';
