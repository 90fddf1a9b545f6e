import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** The providers that organizations use, for the operator. */
export function listProvidersInUse(db: Queryable) {
  return db
    .selectFrom('singleSignOn')
    .innerJoin('organization', 'organization.id', 'singleSignOn.organizationId')
    .select(['singleSignOn.id', 'organization.name as organization', 'issuer', 'clientId'])
    .select('protocol')
    .select(['testedAt', 'testError'])
    .select(
      sql<Date | null>`greatest(
        (select max("lastUsedAt") from "singleSignOnLink" where "singleSignOnId" = "singleSignOn"."id"),
        case when "testError" is null then "testedAt" end)`.as('lastSuccessAt'),
    )
    .where('isOn', '=', true)
    .orderBy('organization.name')
    .orderBy('singleSignOn.id')
    .execute();
}
