import type { AskFigure } from '@rapport/contract';
import { sentenceOnly } from '../count/sentence-only.ts';
import type { Found } from '../found.ts';
import { isFound, sentenceOf } from './figure.ts';

/** What a figure says in an answer. */
export const figureOnly = (figure: AskFigure): Pick<Found, 'found' | 'sentence' | 'figure'> => ({
  found: isFound(figure),
  sentence: sentenceOf(figure),
  figure,
});

/** An answer by a figure. */
export const foundFigure = (figure: AskFigure): Found => ({
  ...sentenceOnly(null),
  ...figureOnly(figure),
});
