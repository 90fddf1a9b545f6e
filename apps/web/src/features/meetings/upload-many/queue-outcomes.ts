import { ownMeeting, stateOf } from './file-states.ts';
import { findEarlierUploads, readOutcomes } from './queue-calls.ts';
import type { FileState, QueuedFile } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';

export type Step = Pick<
  Extract<FileState, { kind: 'analysing' }>,
  'step' | 'percentage' | 'minutes' | 'waitsFor'
>;

/** Applies a step of an analysis, received in an event. */
export function applyStep(files: QueuedFiles, eventId: string, step: Step): void {
  const file = files.list.find(
    ({ state }) => state.kind === 'analysing' && state.eventId === eventId,
  );
  if (file?.state.kind === 'analysing')
    files.change(file.id, { state: { ...file.state, ...step } });
}

/** Reads the outcomes of these meetings, or of all meetings without a known outcome. */
export async function applyOutcomes(
  files: QueuedFiles,
  eventIds?: readonly string[],
): Promise<void> {
  const asked = files.list.flatMap(({ state }) => {
    const eventId = ownMeeting(state);
    const isAsked = eventIds ? eventIds.includes(eventId ?? '') : state.kind === 'analysing';
    return eventId && isAsked ? eventId : [];
  });
  if (asked.length === 0) return;
  const outcomes = await readOutcomes(asked).catch(() => null);
  if (!outcomes) return;
  const byId = new Map(outcomes.map((outcome) => [outcome.eventId, outcome]));
  const isAsked = new Set(asked);
  const changes = new Map<string, Partial<QueuedFile>>();
  const gone = new Set<string>();
  for (const { id, state } of files.list) {
    const eventId = ownMeeting(state);
    if (!eventId || !isAsked.has(eventId)) continue;
    const outcome = byId.get(eventId);
    if (outcome) changes.set(id, { state: stateOf(outcome) });
    else gone.add(id);
  }
  files.changeAll(changes);
  files.drop(({ id }) => gone.has(id));
}

/** Finds which of the waiting files were uploaded before. */
export async function markHere(files: QueuedFiles, ids: readonly string[]): Promise<void> {
  const asked = files.list.filter(
    ({ id, sha256, state }) => ids.includes(id) && sha256 && state.kind === 'waiting',
  );
  if (asked.length === 0) return;
  // If the check fails, the upload itself reports an earlier file.
  const here = await findEarlierUploads(asked.flatMap(({ sha256 }) => sha256 ?? [])).catch(
    () => null,
  );
  const changes = new Map<string, Partial<QueuedFile>>();
  for (const { id, sha256 } of asked) {
    const earlier = here?.get(sha256 ?? '');
    if (earlier && files.find(id)?.state.kind === 'waiting')
      changes.set(id, { state: { kind: 'here', ...earlier } });
  }
  files.changeAll(changes);
}
