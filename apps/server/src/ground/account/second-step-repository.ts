import { sql } from 'kysely';
import { isReached } from './password-off-repository.ts';

/**
 * Whether signing in to the organization of "member" requires a second step of "user" (both must be in the query):
 * two-factor sign-in, or the organization's own provider if no password opens the account. The provider then decides
 * about further steps. Scalar subqueries instead of joins and `exists`, for which PostgreSQL would read whole tables.
 */
export const hasSecondStep = sql<boolean>`("user"."twoFactorEnabled" or coalesce((
  select (
    select true from "singleSignOnLink" "link"
    where "link"."singleSignOnId" = "provider"."id" and "link"."accountId" = "user"."id")
  and (
    (select true from "account"
      where "account"."userId" = "user"."id" and "account"."password" is not null limit 1) is null
    or ("provider"."isPasswordOff" and ${isReached}))
  from "singleSignOn" "provider"
  where "provider"."organizationId" = "member"."organizationId" and "provider"."isOn"), false))`;

/** Of "session" and its "user". A passkey verifies its person, so it counts as two steps. */
export const lacksSecondStep = sql<boolean>`("session"."passkeyId" is null and not ${hasSecondStep})`;
