import { writtenDay } from '@rapport/ask';
import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import type { Found } from '../found.ts';
import type { ScopeSize } from '../question/asked-scope-repository.ts';
import type { Understood } from '../question/understand-question.ts';
import { listMeetingsByDay, sumSpeakers } from './count-facts-repository.ts';
import { numbered, sentenceOnly } from './sentence-only.ts';

/** Maximum number of meetings or people that a sentence names. */
const namedMax = 20;

/** Counts meetings, people and turns if no words must be found in them. */
export async function countFacts(
  db: Queryable,
  member: Member,
  { question, scope }: Understood,
  size: ScopeSize,
): Promise<Found> {
  const count = question.count ?? { of: 'meetings', which: 'number' };
  const isDated = count.which === 'first' || count.which === 'last';
  if (count.of === 'meetings' || isDated) {
    if (count.which === 'number')
      return sentenceOnly(`${numbered(size.meetings, 'meeting')}.`, size.meetings > 0);
    const order = count.which === 'last' ? 'last' : 'first';
    const limit = isDated ? 1 : namedMax;
    const meetings = await listMeetingsByDay(db, member, scope, { order, limit });
    const names = meetings.map(({ title, date }) => `${title} (${writtenDay(date)})`);
    const [one] = meetings;
    if (isDated)
      return sentenceOnly(
        one ? `${writtenDay(one.date)}: ${one.title}.` : 'No meeting.',
        one !== undefined,
      );
    return sentenceOnly(
      `${numbered(size.meetings, 'meeting')}${listOf(names, size.meetings)}.`,
      size.meetings > 0,
    );
  }
  // 'Who met Ada?' asks for people other than Ada.
  const areOthers = count.of === 'people' && count.which !== 'most';
  const { people, turns, names, most } = await sumSpeakers(db, member, scope, {
    namedMax,
    areOthers,
  });
  if (count.of === 'people') {
    if (count.which === 'most')
      return sentenceOnly(
        `${most?.name ?? ''}, with ${numbered(most?.words ?? 0, 'word')}.`,
        people > 0,
      );
    return sentenceOnly(
      `${people === 1 ? '1 person' : `${people} people`}${listOf(names, people, ', ')}.`,
      people > 0,
    );
  }
  return sentenceOnly(
    `${numbered(turns, 'turn')} in ${numbered(size.meetings, 'meeting')}.`,
    turns > 0,
  );
}

function listOf(names: readonly string[], all: number, between = '; '): string {
  if (names.length === 0) return '';
  const more = all - names.length;
  return `: ${names.join(between)}${more > 0 ? ` and ${more} more` : ''}`;
}
