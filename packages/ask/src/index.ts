export { type Answer, answerQuestion } from './answer/answer-question.ts';
export { answerWithSentences } from './answer/answer-with-sentences.ts';
export { type CarriedBy, type CarriedTask, carriedBy } from './carried/carried-by.ts';
export { sentenceAbout } from './carried/others-say.ts';
export { type AlonePatterns, alonePatterns } from './carried/says-alone.ts';
export { saysThing } from './carried/says-thing.ts';
export { tellsProgress } from './carried/tells-progress.ts';
export { sentenceOfWork } from './carried/tells-work.ts';
export type { CarriedMeeting, CarriedTurn, QuotePlace } from './carried/types.ts';
export { lettersToCount, turnsToCount } from './counts/turns-to-count.ts';
export { meetingOf, sharedNames, speakersOf } from './meeting-of.ts';
export { type Corpus, corpusOf, indexCorpus, isSaid } from './meetings/corpus.ts';
export { indexMeeting, type MeetingIndex } from './passages/meeting-index.ts';
export { isJudgement } from './query/judgements.ts';
export { withoutForeignWords } from './query/language.ts';
export { namesakesIn } from './query/named-people.ts';
export { mayNameSeries } from './query/named-series.ts';
export type { Query } from './query/query.ts';
export { type ReadQuery, readQuery } from './query/read-query.ts';
export { isPrivateMatter } from './query/refusal.ts';
export { readingsOfWord } from './query/word-readings.ts';
export type { ActionState } from './question/action-state.ts';
export { writtenDay } from './question/days.ts';
export { followUp } from './question/follow-up.ts';
export { takeTitles, titlesIn } from './question/job-titles.ts';
export { lookUpOf } from './question/look-up.ts';
export { misspelledIn, namelike, type ReadAs, respelled } from './question/misspelled.ts';
export { formsOf, mentions } from './question/phrase.ts';
export {
  type Kind,
  type Known,
  type Question,
  readQuestion,
  summaryIfBare,
} from './question/read-question.ts';
export { withWordOfName, wordOfName } from './question/word-of-name.ts';
export { sentencesIn } from './quotes/sentences.ts';
export { sentencesBefore } from './quotes/sentences-before.ts';
export type { Chapter, Meeting, Outcome, OutcomeKind, Turn } from './types.ts';
export { lettersApart } from './words/letters-apart.ts';
export { termsOf } from './words/terms.ts';
