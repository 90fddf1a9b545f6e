import { type AnswerTask, answerFromMeetings } from './answer-from-meetings.ts';
import { type CountTask, countTurns, turnsOf } from './count-turns.ts';
import { type PhrasesTask, quotePhrases } from './quote-phrases.ts';

/** The functions of the thread, called by name. */
export const answer = (task: AnswerTask) => answerFromMeetings(task);
export const turns = (task: Parameters<typeof turnsOf>[0]) => turnsOf(task);
export const count = (task: CountTask) => countTurns(task);
export const quotes = (task: PhrasesTask) => quotePhrases(task);
