import type { MeetingFilter, Sentiment } from '@rapport/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { conditionsOf } from '../../database/conditions-of.ts';
import { addDays } from '../../ground/calendar-days.ts';
import { contains } from '../../ground/contains-repository.ts';
import { dayIn } from '../../ground/day-in.ts';
import { endOf, startOf } from '../../ground/meeting/counted-meetings-repository.ts';
import { hasOpenDoubts } from '../../ground/meeting/doubts-repository.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { isInSeries } from '../../ground/meeting/series-member-repository.ts';
import { isToConfirm, mayBeChanged } from '../../ground/meeting/to-confirm-repository.ts';
import { topicKey } from '../../ground/meeting/topic-key-repository.ts';
import { topicsOf } from '../../ground/meeting/topics-of-meeting-repository.ts';
import { maySayMoods } from '../../ground/meeting/visible-figures.ts';
import { organizationMark, topicMark } from '../../ground/search-index/index-words.ts';
import {
  matchedIds,
  type PreparedSearch,
} from '../../ground/search-index/matched-meetings-repository.ts';
import type { ReadableIndex } from '../../ground/search-index/readable-index-repository.ts';
import type { Member } from '../../platform/session.ts';
import { unknownTeam } from './meeting-repository.ts';

type Condition = RawBuilder<SqlBool>;

/** The properties of a member that decide which meetings a filter selects for them. */
export type FilterReader = Reader & Pick<Member, 'role'>;

/** The meaning of a search: words and named people, or a part of a title or team. */
export type SoughtMeetings =
  | {
      words: { search: PreparedSearch; index: ReadableIndex } | undefined;
      userIds: readonly string[];
      text: string;
    }
  | { part: string };

const hasPart = (text: string) =>
  sql<SqlBool>`(${contains(sql`"title"`, text)} or ${contains(sql`coalesce("team", ${unknownTeam})`, text)})`;

/** Meetings without results are not indexed yet, so their titles are searched. */
function isSought({ organizationId }: Reader, sought: SoughtMeetings): Condition {
  if ('part' in sought) return hasPart(sought.part);
  const { words, userIds, text } = sought;
  return sql<SqlBool>`"meeting"."id" in (
    select "id" from "meeting"
    where "organizationId" = ${organizationId} and "status" <> 'completed' and ${hasPart(text)}
    ${words ? sql`union all (${matchedIds(words.index, words.search)})` : sql``}
    ${userIds.length > 0 ? sql`union all select "meetingId" from "participant" where "organizationId" = ${organizationId} and "directoryUserId" = any (${userIds}::uuid[])` : sql``})`;
}

const isOfTopic = ({ organizationId }: Reader, topic: string) => sql<SqlBool>`
  "meeting"."id" in (
    select "meetingId" from "meetingIndex"
    where "organizationId" = ${organizationId} and "heading" @@ (
      select (quote_literal(${organizationMark}::text || ${organizationId}) || ' & '
        || quote_literal(${topicMark}::text || ${topicKey(sql`${topic}::text`)}))::tsquery))
  and exists (select from ${topicsOf(organizationId)}
    where "key" = ${topicKey(sql`${topic}::text`)})`;

const isSharedWith = ({ organizationId, accountId }: Reader) => sql<SqlBool>`
  "meeting"."id" in (
    select "meetingId" from "meetingShare"
    where "organizationId" = ${organizationId} and "directoryUserId" in (
      select "id" from "directoryUser"
      where "organizationId" = ${organizationId} and "accountId" = ${accountId}))`;

const shownPeople = sql`coalesce(("shownMood" ->> 'people')::integer, 0)`;

/** The same rule as `visibleMoodOfMeeting`. */
export const hasHiddenMood = (reader: Reader): Condition =>
  maySayMoods(reader)
    ? sql<SqlBool>`false`
    : sql<SqlBool>`("sentiment" is not null
        and coalesce("judgedReason", '') not in ('language', 'unnamed')
        and ${shownPeople} < ${reader.settings.trust.smallestGroup})`;

const hasMood = (reader: Reader, mood: Sentiment): Condition =>
  maySayMoods(reader)
    ? sql<SqlBool>`"sentiment" is not null and "judgedReason" is null and "sentimentLabel" = ${mood}`
    : sql<SqlBool>`"sentiment" is not null
        and coalesce("judgedReason", '') not in ('language', 'unnamed')
        and "shownMood" ->> 'sentimentLabel' = ${mood}
        and "shownMood" ->> 'judgedReason' is null and not ${hasHiddenMood(reader)}`;

const hasOpenActions = ({ organizationId }: Reader) => sql<SqlBool>`
  "meeting"."id" in (
    select "meetingId" from "actionItem"
    where "organizationId" = ${organizationId} and "state" = 'open' and "meetingId" is not null)`;

/**
 * Selects the meetings that match a filter, also those that the reader may not read. The query must
 * contain `"meeting"`.
 */
export function isOfFilter(
  reader: FilterReader,
  filter: Omit<MeetingFilter, 'search' | 'sort'>,
): Condition {
  const { organizationId, settings, accountId } = reader;
  const conditions = conditionsOf(filter, {
    from: (day) => sql`"startsAt" >= ${startOf(reader, day)}`,
    to: (day) => sql`"startsAt" < ${endOf(reader, day)}`,
    days(days) {
      const today = dayIn(settings.timezone, new Date());
      return sql`"startsAt" >= ${startOf(reader, addDays(today, 1 - Number(days)))}`;
    },
    status: (status) => sql`"status" = ${status}`,
    whose: (whose) => (whose === 'mine' ? sql`"uploadedBy" = ${accountId}` : isSharedWith(reader)),
    series: (series) => isInSeries(organizationId, series),
    topic: (topic) => isOfTopic(reader, topic),
    person: (person) => sql`"meeting"."id" in (
      select "meetingId" from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" = ${person})`,
    actions: () => hasOpenActions(reader),
    can: () => mayBeChanged(reader),
    confirm: () => isToConfirm(reader),
    check: () => hasOpenDoubts,
    mood: (mood) => hasMood(reader, mood),
  });
  return sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** Selects the readable meetings that match a filter and a search. */
export function isSelected(
  reader: FilterReader,
  filter: Parameters<typeof isOfFilter>[1],
  sought?: SoughtMeetings,
): Condition {
  const readable = sql<SqlBool>`${isReadableBy(reader)} and ${isOfFilter(reader, filter)}`;
  return sought ? sql<SqlBool>`${readable} and ${isSought(reader, sought)}` : readable;
}
