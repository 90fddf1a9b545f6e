import { sql } from 'kysely';

/**
 * Whether a sign-in to the organization of "member" takes a second step of "user", both in the query: two-factor sign-in,
 * or the organization's own provider where no password opens the account. The provider then decides about steps. Single
 * values in place of joins and `exists`, for which PostgreSQL would read whole tables.
 */
export const hasSecondStep = sql<boolean>`("user"."twoFactorEnabled" or coalesce((
  select (
    select true from "singleSignOnLink" "link"
    where "link"."singleSignOnId" = "provider"."id" and "link"."accountId" = "user"."id")
  and (
    (select true from "account"
      where "account"."userId" = "user"."id" and "account"."password" is not null limit 1) is null
    or ("provider"."isPasswordOff" and coalesce("user"."role", 'user') = 'user' and (
      select true from "singleSignOnDomain" "domain"
      where "domain"."organizationId" = "provider"."organizationId" and "domain"."verifiedAt" is not null
        and "domain"."domain" = lower(split_part("user"."email", '@', 2)))))
  from "singleSignOn" "provider"
  where "provider"."organizationId" = "member"."organizationId" and "provider"."isOn"), false))`;
