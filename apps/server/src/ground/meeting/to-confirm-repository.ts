import { type SqlBool, sql } from 'kysely';
import type { MeetingChange } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { isNotClosedAction } from '../action/action-state-repository.ts';
import { accountName } from '../shown-name-repository.ts';
import { isAliasOf, isNobody, isTiedByHand } from './open-speakers-repository.ts';
import type { Reader } from './readable-meetings-repository.ts';

type Corrector = Reader & Pick<Member, 'role'>;

/** The same rule as `mayChange`, for readable meetings. */
export const mayBeChanged = ({ role, accountId }: Corrector) =>
  role === 'member' ? sql<SqlBool>`"meeting"."uploadedBy" = ${accountId}` : sql<SqlBool>`true`;

/** A name called only once may have been meant for somebody else. */
const callsToTrust = 2;

/** Whether others call `"participant"` by the given name of `"suggested"`, which is not their own label. */
const isCalledSo = sql<SqlBool>`(
  strpos(lower("participant"."name"), lower("suggested"."firstName")) = 0 and exists (
    select from jsonb_array_elements("participant"."calledAs") "call"
    where lower("call" ->> 'name') = lower("suggested"."firstName")
      and ("call" ->> 'times')::integer >= ${callsToTrust}))`;

/** The condition of an index; few speakers fulfil it. */
const isOfIndex = sql<SqlBool>`("participant"."tieSure" = 'likely'
  or ("participant"."directoryUserId" is null and "participant"."suggestedUserId" is not null))`;

/**
 * The speakers of a meeting whose person is very likely, and about whom nobody has decided: tied by a name that fits
 * nobody else, or by a part of a name that fits nobody else and by what others call them. Without its file, no meeting
 * is read again with another person.
 */
export const askedSpeakers = ({ organizationId }: Pick<Reader, 'organizationId'>) => sql`
  select "participant"."id", "participant"."position", "participant"."meetingId",
    "participant"."name", "suggested"."id" as "userId", "suggested"."firstName" as "givenName",
    "participant"."directoryUserId" is not null as "isTied"
  from "participant"
  join "directoryUser" "suggested" on "suggested"."organizationId" = ${organizationId}
    and "suggested"."id" = coalesce("participant"."directoryUserId", "participant"."suggestedUserId")
  where "participant"."organizationId" = ${organizationId} and ${isOfIndex}
    and exists (
      select from "meetingFile"
      where "meetingFile"."organizationId" = ${organizationId}
        and "meetingFile"."meetingId" = "participant"."meetingId")
    and case when "participant"."directoryUserId" is null
      then ${isCalledSo} and not exists (
        select from "participant" "other"
        where "other"."organizationId" = ${organizationId}
          and "other"."meetingId" = "participant"."meetingId"
          and "other"."directoryUserId" = "suggested"."id")
      else "participant"."tieHow" = 'name' and "participant"."tieSure" = 'likely' end
    and not ${isNobody('participant')} and not ${isTiedByHand('participant')}
    and not exists (
      select from "speakerAlias" "alias"
      where ${isAliasOf(organizationId)} and "alias"."is" <> 'skipped')`;

/** Whether a found action is asked about: nobody has confirmed, closed or changed it. */
export const isAskedAction = sql<SqlBool>`(
  "actionItem"."origin" = 'found' and ${isNotClosedAction}
    and "actionItem"."confirmedAt" is null and "actionItem"."changedAt" is null)`;

/**
 * The number of questions about `"meeting"`. Actions and speakers are counted at each query, so that the number follows
 * changes of actions, choices of speakers and the switch of the feature.
 */
export function toConfirm(reader: Reader) {
  const { organizationId, settings } = reader;
  const actions = sql`"meeting"."maybeActionCount" + (
    select count(*)::integer from "actionItem"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."meetingId" = "meeting"."id" and ${isAskedAction})`;
  return sql<number>`(case when "meeting"."status" = 'completed' then
    "meeting"."outcomesToConfirm" + ${settings.activeFeatures.actions ? actions : sql`0`} + (
      select count(*)::integer from (${askedSpeakers(reader)}) "asked"
      where "asked"."meetingId" = "meeting"."id")
    else 0 end)`;
}

/**
 * Whether the reader may correct `"meeting"`, and something is left to confirm. The same as `toConfirm` > 0, but found
 * by indexes for all meetings at once.
 */
export function isToConfirm(reader: Corrector) {
  const { organizationId, settings } = reader;
  const outcomes = sql<SqlBool>`"open"."outcomesToConfirm" > 0`;
  const withActions = sql<SqlBool>`(${outcomes} or "open"."maybeActionCount" > 0)`;
  const hasActions = settings.activeFeatures.actions;
  return sql<SqlBool>`(${mayBeChanged(reader)} and "meeting"."status" = 'completed'
    and "meeting"."id" in (
      select "open"."id" from "meeting" "open"
      where "open"."organizationId" = ${organizationId} and ${hasActions ? withActions : outcomes}
      ${hasActions ? askedActionsOf(organizationId) : sql``}
      union all select "asked"."meetingId" from (${askedSpeakers(reader)}) "asked"))`;
}

const askedActionsOf = (organizationId: string) => sql`
  union all select "actionItem"."meetingId" from "actionItem"
  where "actionItem"."organizationId" = ${organizationId} and ${isAskedAction}`;

const answers: MeetingChange['kind'][] = [
  'tie-speaker',
  'untie-speaker',
  'confirm-decision',
  'confirm-action',
  'confirm-question',
  'drop-decision',
  'drop-action',
  'drop-question',
];

export type LastAnswer = { by: string | null; on: string };

/** The last answer to a question about `"meeting"`; null without one. */
export const lastAnswer = ({ settings }: Pick<Reader, 'settings'>) => sql<LastAnswer | null>`(
  select jsonb_build_object(
    'by', coalesce(${accountName('answer.createdBy', 'answer.organizationId')}, "user"."name"),
    'on', to_char("answer"."createdAt" at time zone ${settings.timezone}, 'YYYY-MM-DD'))
  from "meetingCorrection" "answer" left join "user" on "user"."id" = "answer"."createdBy"
  where "answer"."organizationId" = "meeting"."organizationId"
    and "answer"."meetingId" = "meeting"."id" and "answer"."undoneAt" is null
    and "answer"."change" ->> 'kind' = any (${answers}::text[])
  order by "answer"."position" desc limit 1)`;
