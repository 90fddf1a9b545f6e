import type { AskFigure, CountedQuestion } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { answerByFigure } from '../figure/answer-by-figure.ts';
import { isFound } from '../figure/figure.ts';
import { figureAskedOf } from '../figure/figure-asked.ts';
import type { AskServices } from '../found.ts';
import { understandGiven } from '../question/understand-query.ts';
import type { Understood } from '../question/understand-question.ts';
import type { Candidate } from './candidates.ts';

/** At most so long for each figure. */
const figureMsMax = 8000;

/** The figure of a query with the reader's rights. Null if quotes answer it. */
export async function figureOfQuery(
  services: AskServices,
  member: Member,
  understood: Understood,
): Promise<AskFigure | null> {
  const size = await services.measure(member, understood.scope);
  const signal = AbortSignal.timeout(figureMsMax);
  const at = { services, member, size, signal, page: null };
  return answerByFigure(at, figureAskedOf(at, understood));
}

/** A question with its short answer; null if it has none, or the reader may not see it. */
async function countQuestion(
  services: AskServices,
  member: Member,
  { how, noun, ...asked }: Candidate,
): Promise<CountedQuestion | null> {
  const understood = await understandGiven(services.db, member, asked, asked.query);
  const figure = await figureOfQuery(services, member, understood);
  return figure && isFound(figure) ? { ...asked, how, answer: shortAnswer(figure, noun) } : null;
}

/** The first of the candidates that have an answer. */
export async function countFirst(
  services: AskServices,
  member: Member,
  candidates: readonly Candidate[],
  most: number,
): Promise<CountedQuestion[]> {
  const found: CountedQuestion[] = [];
  for (const candidate of candidates) {
    if (found.length >= most) break;
    const counted = await countQuestion(services, member, candidate);
    if (counted) found.push(counted);
  }
  return found;
}

/** '4 actions'; hours, days and names as they are. */
function shortAnswer({ value }: AskFigure, noun: Candidate['noun']): string {
  if (!noun || !/^[\d,]+$/.test(value)) return value;
  return `${value} ${value === '1' ? noun[0] : noun[1]}`;
}
