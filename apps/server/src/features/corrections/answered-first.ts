import { AppError } from '../../platform/errors.ts';
import type { CorrectionRow } from './correction-repository.ts';

type Item = { kind: string; text: string; turn: number | null };

/** The refusal of an answer to an item that somebody has answered, or changed, first. It says who, and what. */
export function answeredFirst(rows: readonly CorrectionRow[], item: Item): AppError {
  const first = rows.findLast((row) => row.undoneAt === null && isAnswerTo(row, item));
  const words = first
    ? `${first.maker ?? 'A former member'} ${saidOf(first)}`
    : 'This was changed meanwhile. Look at the meeting again.';
  return new AppError(409, 'CHANGED_MEANWHILE', words);
}

/** Whether the correction confirmed or dropped the item, which may be shown in the better words that it got. */
function isAnswerTo({ change }: CorrectionRow, { kind, text, turn }: Item): boolean {
  if (!('turn' in change) || !('text' in change)) return false;
  const [, of] = kind.split('-');
  const isOfKind = change.kind === `confirm-${of}` || change.kind === `drop-${of}`;
  const isNamed = change.text === text || ('words' in change && change.words === text);
  return isOfKind && isNamed && change.turn === turn;
}

function saidOf({ change, words }: CorrectionRow): string {
  if (change.kind.startsWith('drop')) return 'has removed this meanwhile.';
  const [, better] = / as ('.*')$/s.exec(words) ?? [];
  return `has confirmed this meanwhile${better ? `, as ${better}` : '.'}`;
}
