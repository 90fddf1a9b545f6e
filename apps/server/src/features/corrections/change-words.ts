import { type Correction, glossaryTermsMax } from '@rapport/contract';
import { contextOf, placeWords, textAsRead } from '@rapport/transcript';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { countTerms, readGlossary, upsertTerm } from '../../ground/glossary/glossary-repository.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import type { DescribedChange } from './change-speakers.ts';
import { type CorrectionRow, listCorrections } from './correction-repository.ts';
import { wordCorrections } from './read-corrections.ts';
import { listTurnWords, type TurnWords } from './turn-text-repository.ts';

type WordsCorrection = Extract<Correction, { kind: 'set-words' }>;

export const isOfWords = <T extends Correction | MeetingChange>(
  one: T,
): one is Extract<T, { kind: 'set-words' }> => one.kind === 'set-words';

/**
 * Converts the place of the words, which is that of the shown text, to that of the text as read.
 * @throws AppError 409 if a colleague has changed the words meanwhile, 400 if nothing would change
 */
export async function changeWords(
  tx: Queryable,
  actor: Actor,
  meetingId: string,
  { turn, at, text, words: given, remember }: WordsCorrection,
): Promise<DescribedChange> {
  const key = { organizationId: actor.organizationId, meetingId };
  const turns = await listTurnWords(tx, key, turn);
  const rows = await listCorrections(tx, key);
  const shown = turns.find(({ position }) => position === turn);
  if (!shown?.text.startsWith(text, at)) throw changedMeanwhile(rows);
  const words = given.replace(/\s+/g, ' ');
  if (words === text.replace(/\s+/g, ' ').trim())
    throw badRequest('UNCHANGED', 'These are the words of the transcript.');
  const span = spanAsRead(shown, { from: at, to: at + text.length });
  const read = textAsRead(shown).slice(span.from, span.to);
  const corrected = span.before + words + span.after;
  if (corrected === read)
    throw badRequest(
      'UNCHANGED',
      'These are the words as they were read. Undo the correction instead.',
    );
  const asRead = turns.map((one) => ({ index: one.position, text: textAsRead(one) }));
  requireShown(rows, asRead, { shown, span });
  if (remember) await rememberTerm(tx, actor, remember, words);
  const here = asRead.findIndex(({ index }) => index === turn);
  return {
    change: {
      kind: 'set-words',
      turn,
      at: span.from,
      before: contextOf(asRead, here, span.from),
      read,
      words: corrected,
    },
    words: `Corrected '${cut(text)}' to '${cut(words)}'`,
  };
}

type Span = { from: number; to: number };

/**
 * Words that were corrected before belong to the new correction as a whole; `before` and `after` are what it keeps of
 * them.
 */
function spanAsRead({ text, corrected = [] }: TurnWords, { from, to }: Span) {
  let longerBy = 0;
  const span = { from, to, before: '', after: '' };
  for (const one of corrected) {
    const growth = one.to - one.from - one.read.length;
    if (one.to <= from) longerBy += growth;
    if (one.to <= from || to <= one.from) continue;
    if (one.from < from) {
      span.before = text.slice(one.from, from);
      span.from = one.from;
    }
    if (to < one.to) {
      span.after = text.slice(to, one.to);
      span.to = one.to;
    }
    span.to -= growth;
  }
  return { ...span, from: span.from - longerBy, to: span.to - longerBy };
}

/** @throws AppError 409 if a correction of these words is not shown yet */
function requireShown(
  rows: readonly CorrectionRow[],
  asRead: readonly { index: number; text: string }[],
  { shown, span }: { shown: TurnWords; span: Span },
): void {
  const known = new Set(shown.corrected?.map(({ correction }) => correction));
  const pending = placeWords(asRead, wordCorrections(rows)).find(
    ({ index, at, correction }) =>
      index === shown.position &&
      !known.has(correction.id) &&
      at < span.to &&
      span.from < at + correction.read.length,
  );
  if (pending) throw changedMeanwhile(rows, pending.correction.id);
}

function changedMeanwhile(rows: readonly CorrectionRow[], id?: string): AppError {
  const first = rows.findLast((row) =>
    id ? row.id === id : row.undoneAt === null && isOfWords(row.change),
  );
  const who = first ? ` ${first.maker ?? 'A former member'}: ${first.words}.` : '';
  return new AppError(
    409,
    'CHANGED_MEANWHILE',
    `The words were changed meanwhile.${who} Look at the transcript again.`,
  );
}

async function rememberTerm(tx: Queryable, actor: Actor, term: string, words: string) {
  if (!words.includes(term))
    throw badRequest('NOT_SAID', `'${term}' is not among the corrected words.`);
  const known = await readGlossary(tx, actor.organizationId);
  const isNew = !known.some((other) => other.toLowerCase() === term.toLowerCase());
  if (isNew && (await countTerms(tx, actor.organizationId)) >= glossaryTermsMax)
    throw badRequest(
      'GLOSSARY_FULL',
      `Your organization remembers ${glossaryTermsMax} terms already. An administrator can delete some in the settings.`,
    );
  await upsertTerm(tx, actor.organizationId, { term, addedBy: actor.accountId });
}

const shownLength = 80;
const cut = (text: string): string =>
  text.length <= shownLength ? text : `${text.slice(0, shownLength).toWellFormed().trimEnd()}…`;
