import type { PlannedPerson } from '@rapport/contract';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

/** All people of the directory. */
export const listPeople = (db: Queryable, organizationId: string) => rowsOf<PlannedPerson>(db)`
    select "id", ${shownName()} as "name", "title", nullif(trim("department"), '') as "department"
    from "directoryUser" where "organizationId" = ${organizationId}`;
