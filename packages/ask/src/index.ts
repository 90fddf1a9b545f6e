export { type Answer, answerQuestion } from './answer/answer-question.ts';
export { meetingOf, sharedNames, speakersOf } from './meeting-of.ts';
export { type Corpus, indexCorpus } from './meetings/corpus.ts';
export { writtenDay } from './question/days.ts';
export { type Kind, type Known, type Question, readQuestion } from './question/read-question.ts';
export type { Chapter, Meeting, Outcome, OutcomeKind, Turn } from './types.ts';
export { termsOf } from './words/terms.ts';
