import { supportedLanguages } from '@rapport/transcript';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Day } from '../calendar-days.ts';
import { hasDoubtedDate } from './doubts-repository.ts';
import { type Reader, readableAsMeeting } from './readable-meetings-repository.ts';
import { isUndecidedDuplicate } from './same-meeting-repository.ts';

/**
 * Selects the meetings that count in the figures of an organization: completed, not left out, not an earlier meeting
 * uploaded again, of a day that is not in doubt, and in a language that is analysed. Those from versions without
 * language detection count too. `"meeting"` must be in the query.
 */
export const isCounted = (organizationId: string) => sql<SqlBool>`
  "meeting"."organizationId" = ${organizationId}
    and "meeting"."status" = 'completed' and not "meeting"."isLeftOutOfFigures"
    and not ${isUndecidedDuplicate} and not ${hasDoubtedDate}
    and coalesce("meeting"."language", 'en') = any (${[...supportedLanguages]}::text[])`;

export type Span = { from: Day; to: Day };
/** An organization with its settings. */
type Counting = Pick<Reader, 'organizationId' | 'settings'>;

/** The first moment of the day by the organization's clock. */
export const startOf = ({ settings }: Pick<Counting, 'settings'>, day: Day) =>
  sql`(${day}::timestamp at time zone ${settings.timezone})`;
export const endOf = ({ settings }: Pick<Counting, 'settings'>, day: Day) =>
  sql`((${day}::date + 1)::timestamp at time zone ${settings.timezone})`;

const startsIn = (startsAt: RawBuilder<unknown>, of: Counting, { from, to }: Span) => sql`
  ${startsAt} >= ${startOf(of, from)} and ${startsAt} < ${endOf(of, to)}`;

/** The counted meetings in a span of days, by the organization's clock. */
export const countedIn = (of: Counting, span: Span) => sql`
  ${isCounted(of.organizationId)} and ${startsIn(sql`"meeting"."startsAt"`, of, span)}`;

/** The meetings in a span of days that the reader may read, as `"meeting"` of a query. */
export const readableIn = (reader: Reader, span: Span) =>
  readableAsMeeting(reader, startsIn(sql`"startsAt"`, reader, span));
