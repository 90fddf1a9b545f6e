import type { MeetingFindings } from '@rapport/contract';
import type { NamedPassage, SpeakerCorrections, WordCorrection } from '@rapport/transcript';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { correctFindings } from './correct-findings.ts';
import {
  type CorrectionRow,
  findFindings,
  listChangesInForce,
  listCorrections,
  type MeetingKey,
} from './correction-repository.ts';

/** In the order in which they were made. */
export const inForce = (rows: readonly CorrectionRow[]): MeetingChange[] =>
  rows.filter(({ undoneAt }) => undoneAt === null).map(({ change }) => change);

/** A later correction overrides an earlier one. */
export function speakerCorrections(changes: readonly MeetingChange[]): SpeakerCorrections {
  const merged = new Map<string, string>();
  const names = new Map<string, string>();
  const ties = new Map<string, string | null>();
  const apart = new Set<string>();
  const passages: NamedPassage[] = [];
  let splitsNames = false;
  for (const change of changes) {
    if (change.kind === 'rename-speaker') names.set(change.label, change.name);
    if (change.kind === 'merge-speakers') merged.set(change.label, change.intoLabel);
    if (change.kind === 'tie-speaker') ties.set(change.label, change.userId);
    if (change.kind === 'untie-speaker') ties.set(change.label, null);
    if (change.kind === 'split-speaker') apart.add(change.label);
    if (change.kind === 'set-speaker')
      for (const { name, userId, passages: named } of change.speakers) {
        passages.push(...named.map((passage) => ({ ...passage, name })));
        if (name !== null && userId !== undefined) ties.set(name, userId);
      }
    if (change.kind === 'split-names-inside') splitsNames = true;
  }
  return { merged, names, ties, apart, splitsNames, passages };
}

/** The findings of an analysis with people's corrections. */
export const withCorrections = async (
  db: Queryable,
  key: MeetingKey,
  found: MeetingFindings,
): Promise<MeetingFindings> => correctFindings(found, inForce(await listCorrections(db, key)));

/** Null if the analysis is older than findings. */
export async function correctedFindingsOf(
  db: Queryable,
  key: MeetingKey,
): Promise<MeetingFindings | null> {
  const found = await findFindings(db, key);
  return found && withCorrections(db, key, found);
}

/** The same for several meetings, by their ids. */
export async function correctedFindings(
  db: Queryable,
  organizationId: string,
  found: ReadonlyMap<string, MeetingFindings>,
): Promise<Map<string, MeetingFindings>> {
  if (found.size === 0) return new Map();
  const rows = await listChangesInForce(db, organizationId, [...found.keys()]);
  const changes = Map.groupBy(rows, ({ meetingId }) => meetingId);
  return new Map(
    [...found].map(([id, findings]) => {
      const made = changes.get(id)?.map(({ change }) => change);
      return [id, made ? correctFindings(findings, made) : findings];
    }),
  );
}

/** Those of words that are in force, in the order in which they were made. */
export const wordCorrections = (rows: readonly CorrectionRow[]): WordCorrection[] =>
  rows.flatMap(({ id, change, undoneAt }) => {
    if (undoneAt !== null || change.kind !== 'set-words') return [];
    const { turn, at, before, read, words } = change;
    return [{ id, turn, at, before, read, words }];
  });

/** What an analysis applies to the file. */
export async function readCorrectionsOfFile(
  db: Queryable,
  key: MeetingKey,
): Promise<{ corrections: SpeakerCorrections; words: WordCorrection[] }> {
  const rows = await listCorrections(db, key);
  return { corrections: speakerCorrections(inForce(rows)), words: wordCorrections(rows) };
}

/** Whether start and length were corrected, which overrides those of the transcript. */
export type CorrectedValues = { start: boolean; length: boolean };
export const nothingCorrected: CorrectedValues = { start: false, length: false };

export async function findCorrectedValues(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<CorrectedValues> {
  const changes = inForce(await listCorrections(db, { organizationId, meetingId }));
  const has = (kind: MeetingChange['kind']) => changes.some((change) => change.kind === kind);
  return { start: has('set-start'), length: has('set-length') };
}
