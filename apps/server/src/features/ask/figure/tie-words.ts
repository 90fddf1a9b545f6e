import type { AskFigure } from '@rapport/contract';
import { lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { nounOf } from './figure-words.ts';
import type { NamedTie } from './named-ties.ts';

export type TieFigureWords = Pick<AskFigure, 'definition' | 'screen'>;

export const isNow = ({ change }: NamedTie) => change !== 'lost';

export const meetingsOf = (count: number) => `${count} ${nounOf(count, 'meeting')}`;

export const tieLine = ({ a, b, strength, meetings }: NamedTie) =>
  lineOf(`${a.name} and ${b.name}`, {
    value: meetingsOf(meetings.now),
    detail: `Strength ${strength} of 10`,
  });

/** New ties for rising, lost ones for falling, else those of the period. */
export const isAskedFor =
  (order: FigureAsked['query']['order']) =>
  ({ change }: NamedTie): boolean => {
    if (order === 'rising') return change === 'new';
    return order === 'falling' ? change === 'lost' : change !== 'lost';
  };
