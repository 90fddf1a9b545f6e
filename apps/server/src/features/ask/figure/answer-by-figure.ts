import type { AskFigure, AskMeasure } from '@rapport/contract';
import { AppError } from '../../../platform/errors.ts';
import type { FoundAt } from '../found.ts';
import { meetingsFigure } from './count-meetings.ts';
import { mentionsFigure } from './count-mentions.ts';
import { notShown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { firstOrLastFigure, longestFigure, whenFigure } from './find-days.ts';
import { attendedFigure } from './list-attended.ts';
import { mostFigure, peopleHeardFigure } from './list-heard.ts';
import { seriesFigure } from './show-series.ts';
import { hoursFigure } from './sum-hours.ts';

type Answer = (at: FoundAt, asked: FigureAsked) => Promise<AskFigure | null>;

/** What was said is answered by quotes. */
const noFigure: Answer = async () => null;

const answers: Record<AskMeasure, Answer> = {
  meetings: meetingsFigure,
  hours: hoursFigure,
  'people-heard': peopleHeardFigure,
  attended: attendedFigure,
  ties: noFigure,
  bridges: noFigure,
  mentions: mentionsFigure,
  actions: noFigure,
  decisions: noFigure,
  'open-questions': noFigure,
  topics: noFigure,
  mood: noFigure,
  series: seriesFigure,
  'what-changed': noFigure,
  'what-happened': noFigure,
  first: firstOrLastFigure,
  last: firstOrLastFigure,
  longest: longestFigure,
  when: whenFigure,
  most: mostFigure,
  said: noFigure,
  summary: noFigure,
};

/**
 * The figure that answers a query, with the asker's rights. What the call of its screen refuses is a figure that is not
 * shown, with the sentence of the refusal. Null if the query has no figure: quotes answer it.
 */
export async function answerByFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  try {
    return await answers[asked.query.measure](at, asked);
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404))
      return notShown(error.message);
    throw error;
  }
}
