import type { SpeakerCorrections } from '@rapport/transcript';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { type CorrectionRow, listCorrections, type MeetingKey } from './correction-repository.ts';

/** What is in force: the corrections that nobody has taken back, in the order they were made. */
export const inForce = (rows: readonly CorrectionRow[]): MeetingChange[] =>
  rows.filter(({ undoneAt }) => undoneAt === null).map(({ change }) => change);

/** What people set right about a meeting's speakers. A later correction wins over an earlier one. */
export function speakerCorrections(changes: readonly MeetingChange[]): SpeakerCorrections {
  const merged = new Map<string, string>();
  const names = new Map<string, string>();
  const ties = new Map<string, string | null>();
  const apart = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'rename-speaker') names.set(change.label, change.name);
    if (change.kind === 'merge-speakers') merged.set(change.label, change.intoLabel);
    if (change.kind === 'tie-speaker') ties.set(change.label, change.userId);
    if (change.kind === 'untie-speaker') ties.set(change.label, null);
    if (change.kind === 'split-speaker') apart.add(change.label);
  }
  return { merged, names, ties, apart };
}

export async function readSpeakerCorrections(
  db: Queryable,
  key: MeetingKey,
): Promise<SpeakerCorrections> {
  return speakerCorrections(inForce(await listCorrections(db, key)));
}

/** Whether a person has said when the meeting began, which no transcript overrules. */
export async function hasCorrectedStart(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<boolean> {
  const changes = inForce(await listCorrections(db, { organizationId, meetingId }));
  return changes.some(({ kind }) => kind === 'set-start');
}
