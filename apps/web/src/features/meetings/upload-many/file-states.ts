import type { MeetingOutcome } from '@rapport/contract';
import { ApiRequestError } from '@/lib/api-client.ts';
import { AlreadyHereError } from '../api/upload-transcript.ts';
import type { FileState } from './queued-file.ts';

/** Why the queue is paused. */
export type Pause = 'offline' | 'busy' | 'signed-out' | 'switched';

export const analysing = (eventId: string): FileState => ({
  kind: 'analysing',
  eventId,
  step: 'queued',
  percentage: 0,
});

export const lost: FileState = {
  kind: 'refused',
  reason: 'no longer in this browser; choose it again',
};

export const needsBytes = (state: FileState): boolean =>
  ['waiting', 'stripping', 'asking', 'uploading', 'failed', 'stopped'].includes(state.kind) ||
  (state.kind === 'here' && !state.ownEventId);

/** The meeting created from this file. */
export const ownMeeting = (state: FileState): string | undefined => {
  if (state.kind === 'here') return state.ownEventId;
  return 'eventId' in state ? state.eventId : undefined;
};

/**
 * HTTP statuses without an answer of the server itself: no answer, or a proxy's answer while the
 * server restarts.
 */
const withoutServer = [0, 502, 503, 504];

/** The pause that a failed call causes; undefined if the failure concerns only this file. */
export function pauseAfter(error: unknown): Pause | undefined {
  if (!(error instanceof ApiRequestError)) return undefined;
  if (withoutServer.includes(error.status)) return 'offline';
  if (error.status === 401) return 'signed-out';
  if (error.status === 429) return 'busy';
  return error.code === 'ORGANIZATION_SWITCHED' ? 'switched' : undefined;
}

export function stateAfter(error: unknown): FileState {
  if (error instanceof AlreadyHereError) return { kind: 'here', ...error.upload };
  const reason = error instanceof Error && error.message ? error.message : 'Unknown error';
  const isRefused = error instanceof ApiRequestError && error.status === 400;
  return { kind: isRefused ? 'refused' : 'failed', reason };
}

export function stateOf(outcome: MeetingOutcome): FileState {
  const { eventId, processingStatus, processingProgress, processingError, recording } = outcome;
  if (processingStatus === 'failed')
    return { kind: 'failed', reason: processingError ?? 'Unknown error', eventId };
  if (processingStatus === 'cancelled') return { kind: 'stopped', eventId };
  if (processingStatus !== 'completed')
    return {
      kind: 'analysing',
      eventId,
      step: processingProgress?.currentStep ?? 'queued',
      percentage: processingProgress?.percentage ?? 0,
      minutes: processingProgress?.minutes,
      recording,
      waitsFor: processingError ?? undefined,
    };
  const { participants, actions, alreadyHere } = outcome;
  return alreadyHere
    ? { kind: 'here', ...alreadyHere, ownEventId: eventId }
    : { kind: 'done', eventId, participants, actions, recording };
}
