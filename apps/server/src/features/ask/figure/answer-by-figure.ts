import type { AskFigure, AskMeasure } from '@rapport/contract';
import { AppError } from '../../../platform/errors.ts';
import type { FoundAt } from '../found.ts';
import { meetingsFigure } from './count-meetings.ts';
import { mentionsFigure } from './count-mentions.ts';
import { notShown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { firstOrLastFigure, longestFigure, whenFigure } from './find-days.ts';
import { actionsFigure } from './list-actions.ts';
import { attendedFigure } from './list-attended.ts';
import { mostFigure, peopleHeardFigure } from './list-heard.ts';
import { decisionsFigure, openQuestionsFigure } from './list-outcomes.ts';
import { bridgesFigure } from './show-bridges.ts';
import { changesFigure } from './show-changes.ts';
import { happenedFigure } from './show-happened.ts';
import { moodFigure } from './show-mood.ts';
import { seriesFigure } from './show-series.ts';
import { tiesFigure } from './show-ties.ts';
import { topicsFigure } from './show-topics.ts';
import { hoursFigure } from './sum-hours.ts';

type Answer = (at: FoundAt, asked: FigureAsked) => Promise<AskFigure | null>;

/** What was said is answered by quotes. */
const noFigure: Answer = async () => null;

const answers: Record<AskMeasure, Answer> = {
  meetings: meetingsFigure,
  hours: hoursFigure,
  'people-heard': peopleHeardFigure,
  attended: attendedFigure,
  ties: tiesFigure,
  bridges: bridgesFigure,
  mentions: mentionsFigure,
  actions: actionsFigure,
  decisions: decisionsFigure,
  'open-questions': openQuestionsFigure,
  topics: topicsFigure,
  mood: moodFigure,
  series: seriesFigure,
  'what-changed': changesFigure,
  'what-happened': happenedFigure,
  first: firstOrLastFigure,
  last: firstOrLastFigure,
  longest: longestFigure,
  when: whenFigure,
  most: mostFigure,
  said: noFigure,
  summary: noFigure,
};

/** The figure that answers a query, with the asker's rights. Null if the query has no figure: quotes answer it. */
export const answerByFigure = (at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> =>
  orNotShown(answers[asked.query.measure](at, asked), (figure) => figure);

/** What the call of its screen refuses is a figure that is not shown, with the sentence of the refusal. */
export async function orNotShown<T>(
  answer: Promise<T>,
  present: (figure: AskFigure) => T,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404))
      return present(notShown(error.message));
    throw error;
  }
}
