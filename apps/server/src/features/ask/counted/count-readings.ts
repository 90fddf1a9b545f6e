import type { WordReading } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { isShown } from '../figure/figure.ts';
import type { AskServices } from '../found.ts';
import { ofQuery } from '../question/understand-query.ts';
import type { Understood } from '../question/understand-question.ts';
import { figureOfQuery } from './count-question.ts';

/** The figures of what could be counted in place of a word that nothing uses. */
export async function countReadings(
  services: AskServices,
  member: Member,
  { readings, reading }: Understood,
): Promise<WordReading[]> {
  const counted: WordReading[] = [];
  for (const { words, query } of readings) {
    const understood = await ofQuery(services.db, member, query, reading);
    const figure = await figureOfQuery(services, member, understood);
    if (figure && isShown(figure)) counted.push({ words, query, answer: figure.value });
  }
  return counted;
}
