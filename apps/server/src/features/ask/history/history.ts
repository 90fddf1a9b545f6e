import {
  type Ask,
  type AskedQuestion,
  type AskFilters,
  type AskHistory,
  askHistoryPageSize,
} from '@rapport/contract';
import { z } from 'zod';
import type { Database } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import {
  type AskedRow,
  type Asker,
  deleteAllAsked,
  deleteAskedQuestion,
  deleteOldestAsked,
  findAskedQuestion,
  listAskedQuestions,
  saveAskedQuestion,
} from './asked-question-repository.ts';

/** Number of stored questions per account. */
export const questionsKept = 500;

/** Stores the question, but nothing of the answer: opening it asks again. */
export async function storeQuestion(
  db: Database,
  asker: Asker,
  ask: Ask,
  answered: { askedAt: Date; found: boolean; quotes: number; isRefused: boolean },
): Promise<{ id: string }> {
  const { question, after = null } = ask;
  const filters = filtersOf(ask);
  const digest = digestOf(JSON.stringify([question, filters, after]));
  const kept = await saveAskedQuestion(db, asker, {
    question,
    filters,
    after,
    digest,
    ...answered,
  });
  await deleteOldestAsked(db, asker, questionsKept);
  return kept;
}

/** Keys in a fixed order, so that the same filters have the same digest. */
const filtersOf = ({ from, to, people, series, query, without }: Ask): AskFilters => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(people?.length && { people: people.toSorted() }),
  ...(series !== undefined && { series }),
  ...(query !== undefined && { query }),
  ...(without?.length && { without }),
});

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The member's own questions. */
export async function readHistory(
  db: Database,
  member: Member,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<AskHistory> {
  const rows = await listAskedQuestions(db, member, {
    search,
    before: cursor === undefined ? null : readCursor(cursor),
    limit: askHistoryPageSize + 1,
  });
  const questions = rows.slice(0, askHistoryPageSize);
  const last = rows.length > questions.length ? questions.at(-1) : undefined;
  return {
    questions: questions.map(present),
    next: last ? `${last.askedAt.toISOString()}_${last.id}` : null,
  };
}

function readCursor(cursor: string): Pick<AskedRow, 'askedAt' | 'id'> {
  const read = cursorSchema.safeParse(cursor.split('_'));
  if (!read.success) throw badRequest('INVALID_CURSOR', 'This page of questions does not exist.');
  const [askedAt, id] = read.data;
  return { askedAt: new Date(askedAt), id };
}

const present = ({
  id,
  question,
  filters,
  after,
  askedAt,
  found,
  quotes,
  isRefused,
}: AskedRow): AskedQuestion => ({
  id,
  question,
  ...filters,
  ...(after !== null && { after }),
  askedAt: askedAt.toISOString(),
  found,
  quotes,
  isRefused,
});

/** @throws AppError 404 if the member has no such question */
export async function requireAsked(db: Database, member: Member, id: string): Promise<AskedRow> {
  const asked = isUuid(id) ? await findAskedQuestion(db, member, id) : undefined;
  if (!asked) throw notFound('Question');
  return asked;
}

/** @throws AppError 404 if the member has no such question */
export async function forgetQuestion(db: Database, member: Member, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteAskedQuestion(db, member, id))) throw notFound('Question');
}

export const forgetQuestions = (db: Database, member: Member) => deleteAllAsked(db, member);
