import { supportedLanguages } from '@rapport/transcript';
import { type SqlBool, sql } from 'kysely';

/**
 * Selects the meetings that count in the figures of an organization: completed, not left out, and in a language that is
 * analysed. Those read by versions without language detection count. `"meeting"` must be in the query.
 */
export const isCounted = (organizationId: string) => sql<SqlBool>`
  "meeting"."organizationId" = ${organizationId}
    and "meeting"."status" = 'completed' and not "meeting"."isLeftOutOfFigures"
    and coalesce("meeting"."language", 'en') = any (${[...supportedLanguages]}::text[])`;
