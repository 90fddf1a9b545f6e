import { type RawBuilder, sql } from 'kysely';
import { domainInColumn } from './verified-domain-repository.ts';

/**
 * Whether "provider" can sign "user" in, unless they belong to another organization too. Scalar subqueries as in
 * `hasSecondStep`.
 */
export const isReached = sql<boolean>`(
  coalesce("user"."role", 'user') = 'user' and (
    select true from "singleSignOnDomain" "domain"
    where "domain"."organizationId" = "provider"."organizationId" and "domain"."verifiedAt" is not null
      and "domain"."domain" = ${domainInColumn('user.email')}))`;
const isLinked = sql<boolean>`(
  select true from "singleSignOnLink" "link"
  where "link"."singleSignOnId" = "provider"."id" and "link"."accountId" = "user"."id")`;

/** Whether passwords are off in the organization of "member" for "user", whom its provider can sign in. */
export const isReachedByProvider = sql<boolean>`coalesce((
  select true from "singleSignOn" "provider"
  where "provider"."organizationId" = "member"."organizationId" and "provider"."isPasswordOff"
    and ${isReached}), false)`;

/**
 * Whether passwords are off in the organization of "member" for "user", and `openedBy` is not the provider there. People
 * whom the provider cannot sign in keep their passwords: with an address outside the verified domains, or with the
 * right to run the installation. So does an owner who has not used single sign-on yet, such as after a handover. A
 * membership elsewhere makes no difference: anyone could found an organization to keep the password.
 */
export const isClosedUnless = (openedBy: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select "provider"."id" is distinct from ${openedBy} from "singleSignOn" "provider"
  where "provider"."organizationId" = "member"."organizationId" and "provider"."isPasswordOff"
    and ${isReached} and ("member"."role" <> 'owner' or ${isLinked})), false)`;

/**
 * Whether the organization of "member" is closed to "session". Sessions in which the operator acts for somebody are not
 * affected.
 */
export const isClosedToSession = sql<boolean>`(
  "session"."impersonatedBy" is null and ${isClosedUnless(sql.ref('session.singleSignOnId'))})`;
