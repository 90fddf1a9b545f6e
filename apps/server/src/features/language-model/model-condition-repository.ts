import type { KeptReason } from '@rapport/contract';
import { sql } from 'kysely';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

type OfModel = { organizationId: string; model: string };

/** Undefined if the model did well so far; what is known of an earlier model does not count. */
export function findCondition(db: Queryable, { organizationId, model }: OfModel) {
  return db
    .selectFrom('modelCondition')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('model', '=', model)
    .executeTakeFirst();
}

/** Keeps the smallest count. */
export async function saveCut(
  db: Queryable,
  { organizationId, model }: OfModel,
  { sent, read }: { sent: number; read: number },
): Promise<void> {
  await forgetOtherModel(db, { organizationId, model });
  await db
    .insertInto('modelCondition')
    .values({ organizationId, model, cutSent: sent, cutRead: read, cutAt: new Date() })
    .onConflict((conflict) =>
      conflict
        .column('organizationId')
        .doUpdateSet({ cutSent: sent, cutRead: read, cutAt: new Date() })
        .where(sql<boolean>`coalesce("modelCondition"."cutRead" > ${read}, true)`),
    )
    .execute();
}

/** Keeps the first failure since the model answered. */
export async function saveFailure(
  db: Queryable,
  { organizationId, model }: OfModel,
  { failure, detail }: { failure: KeptReason; detail: string },
): Promise<void> {
  await forgetOtherModel(db, { organizationId, model });
  const failed = { failure, failureDetail: detail, failedAt: new Date() };
  await db
    .insertInto('modelCondition')
    .values({ organizationId, model, ...failed })
    .onConflict((conflict) =>
      conflict
        .column('organizationId')
        .doUpdateSet(failed)
        .where('modelCondition.failure', 'is', null),
    )
    .execute();
}

export async function clearFailure(db: Queryable, organizationId: string): Promise<void> {
  await db
    .updateTable('modelCondition')
    .set({ failure: null, failureDetail: null, failedAt: null })
    .where('organizationId', '=', organizationId)
    .where('failure', 'is not', null)
    .execute();
}

export const clearCondition = (db: Queryable, organizationId: string) =>
  deleteRows(db, 'modelCondition', { organizationId });

async function forgetOtherModel(db: Queryable, { organizationId, model }: OfModel): Promise<void> {
  await db
    .deleteFrom('modelCondition')
    .where('organizationId', '=', organizationId)
    .where('model', '<>', model)
    .execute();
}
