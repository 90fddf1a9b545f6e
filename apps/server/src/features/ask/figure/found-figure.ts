import type { AskFigure } from '@rapport/contract';
import { sentenceOnly } from '../count/sentence-only.ts';
import type { Found } from '../found.ts';
import { isFound, sentenceOf } from './figure.ts';

/** An answer by a figure. */
export const foundFigure = (figure: AskFigure): Found => ({
  ...sentenceOnly(sentenceOf(figure), isFound(figure)),
  figure,
});
