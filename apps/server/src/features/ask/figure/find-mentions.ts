import { formsOf, type Question, mentions as says, wordOfName } from '@rapport/ask';
import { AppError } from '../../../platform/errors.ts';
import { countedMax, listMeetingsWithWords, tooManyToCount } from '../count/answer-by-count.ts';
import { loadTurns } from '../find/load-turns.ts';
import type { Found, FoundAt } from '../found.ts';
import { questionOf } from '../question/understand-query.ts';
import type { CountedTurns } from '../thread/count-turns.ts';
import type { SaidPlace } from '../thread/said-place.ts';
import { listPeopleOf } from './asked-people-repository.ts';
import type { FigureAsked } from './figure-asked.ts';

export type Mention = SaidPlace & {
  day: string;
  title: string;
  seconds: number | null;
  speaker: { userId: string | null; name: string } | null;
};

/** More turns than 1,000 meetings have. */
const all = { days: null, offset: 0, limit: 10_000_000 };

type By = 'asked' | 'anyone';
type At = Pick<FoundAt, 'services' | 'member' | 'signal'>;

/**
 * All turns of the scope that mention the topic, newest meeting first and then as said.
 * @param by only turns of the people and departments of the question, or of anyone
 * @throws AppError 403 if too many meetings have the words
 */
export const findMentions = async (at: At, asked: FigureAsked, by: By): Promise<Mention[]> =>
  (await readMentions(at, asked, by)).mentions;

/**
 * Mentions with the quotes of those that the people of the question, or anyone, said: departments leave none out.
 * @throws AppError as `findMentions`
 */
export async function readMentions(
  { services, member, signal }: At,
  { query, people, today, scope }: FigureAsked,
  by: By,
): Promise<{ mentions: Mention[]; counted: CountedTurns; loaded: Found['loaded'] }> {
  const chosen = by === 'asked' ? people : [];
  const texts = query.topic ?? '';
  const read = questionOf({ ...query, measure: 'mentions' }, chosen, today);
  const listOf = (question: Question) =>
    listMeetingsWithWords({ services, member }, { question, scope, texts });
  const found = await listOf(read);
  const isTooMany = read.alone !== undefined && found.length > countedMax;
  const question = isTooMany ? { ...read, alone: undefined } : read;
  const ids = isTooMany ? await listOf(question) : found;
  if (ids.length > countedMax) throw new AppError(403, 'TOO_MANY_TO_COUNT', tooManyToCount);
  const { turns, shown, speakers } = await loadTurns(
    services,
    member,
    { question, chosen: chosen.filter(({ userId }) => userId !== null) },
    { ids, signal },
  );
  const counted = await services.threads.run(
    'count',
    { question, meetings: turns, page: all },
    signal,
  );
  const mentions = counted.page.flatMap((place): Mention[] => {
    const meeting = shown.get(place.meetingId);
    const speaker = speakers.get(place.participantId ?? '');
    return meeting
      ? [
          {
            ...place,
            day: meeting.date,
            title: meeting.name,
            seconds: meeting.seconds,
            speaker: speaker ? { userId: speaker.directoryUserId, name: speaker.name } : null,
          },
        ]
      : [];
  });
  const rest = { counted, loaded: { shown, speakers } };
  if (by === 'anyone' || query.departments.length === 0) return { ...rest, mentions };
  const ofDepartments = await listPeopleOf(services.db, member.organizationId, query.departments);
  const inDepartments = new Set(ofDepartments.map(({ userId }) => userId));
  return {
    ...rest,
    mentions: mentions.filter(({ speaker }) => inDepartments.has(speaker?.userId ?? '')),
  };
}

/** What was counted: '“Marston Foods” or “Marston”'. */
export function saidWords(
  { query }: Pick<FigureAsked, 'query'>,
  found: readonly Mention[],
): string {
  const topic = query.topic ?? '';
  const phrase = formsOf(topic);
  const isShort = found.some(({ text }) => !says(text, phrase));
  const alone = isShort ? wordOfName(topic) : undefined;
  return `“${topic}”${alone === undefined ? '' : ` or “${alone}”`}`;
}
