import type { ModelPurpose } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Tokens } from '../../platform/model/language-model.ts';

/** In UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
export const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** Adds to today. */
export async function addTokens(
  db: Queryable,
  organizationId: string,
  purpose: ModelPurpose,
  tokens: Tokens,
): Promise<void> {
  await db
    .insertInto('modelUse')
    .values({
      organizationId,
      purpose,
      day: dayOf(new Date()),
      promptTokens: Math.round(tokens.prompt),
      completionTokens: Math.round(tokens.completion),
    })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'day', 'purpose']).doUpdateSet((row) => ({
        promptTokens: sql<number>`${row.ref('modelUse.promptTokens')} + ${row.ref('excluded.promptTokens')}`,
        completionTokens: sql<number>`${row.ref('modelUse.completionTokens')} + ${row.ref('excluded.completionTokens')}`,
      })),
    )
    .execute();
}

/** All tokens since a day. */
export async function countTokensSince(
  db: Queryable,
  organizationId: string,
  day: string,
): Promise<number> {
  const { tokens } = await db
    .selectFrom('modelUse')
    .select(sql<number>`coalesce(sum("promptTokens" + "completionTokens"), 0)::int8`.as('tokens'))
    .where('organizationId', '=', organizationId)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow();
  return tokens;
}

/** By day and purpose, since a day. */
export async function listTokensSince(db: Queryable, organizationId: string, day: string) {
  return db
    .selectFrom('modelUse')
    .select(['day', 'purpose', sql<number>`"promptTokens" + "completionTokens"`.as('tokens')])
    .where('organizationId', '=', organizationId)
    .where('day', '>=', day)
    .orderBy('day')
    .execute();
}
