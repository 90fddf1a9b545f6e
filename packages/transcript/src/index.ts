export { readTranscript } from './1-parse/read-transcript.ts';
export { readWebVtt } from './1-parse/webvtt/read-webvtt.ts';
export { textAsRead } from './2-turns/correct-words.ts';
export { heardName, looksLikeRoom } from './2-turns/heard-name.ts';
export { directoryMatcher, matchDirectory } from './2-turns/match-directory.ts';
export { mergeCues } from './2-turns/merge-cues.ts';
export { contextOf, placeWords } from './2-turns/place-words.ts';
export { companyOf } from './2-turns/suggest-people/attendance.ts';
export { indexPeople, type PersonToSuggest } from './2-turns/suggest-people/people-index.ts';
export {
  type Confidence,
  type SpeakerHeard,
  type Suggestion,
  suggestPeople,
} from './2-turns/suggest-people/suggest-people.ts';
export { commonWords } from './3-features/common-words.ts';
export { firstNames } from './3-features/first-names.ts';
export { sureOf } from './3-features/outcomes/sure-of.ts';
export { sentencesOf } from './3-features/sentences.ts';
export { meetingMood } from './4-sentiment/meeting-mood.ts';
export { scoreLine } from './4-sentiment/score-turn.ts';
export { isAboutBoth, statesMood, withoutTalkFigures } from './5-summaries/about-people.ts';
export {
  asFinding,
  chooseInShort,
  type InShortChoice,
  isQuotedIn,
  toldBy,
} from './5-summaries/in-short.ts';
export { readsAlone } from './5-summaries/reads-alone.ts';
export { analyseTranscript, analysisSteps } from './analyse-transcript.ts';
export {
  isSupportedLanguage,
  languageNames,
  type SupportedLanguage,
  supportedLanguages,
} from './language/languages.ts';
export { recogniseLanguage } from './language/recognise-language.ts';
export * from './types.ts';
