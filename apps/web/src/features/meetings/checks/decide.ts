import { endpoints } from '@rapport/contract';
import { call } from '@/lib/call.ts';
import { correctMeeting, deleteCorrection } from '../api/correct-meeting.ts';
import type { Choice } from './choice.ts';

/** Takes back what was decided. */
export type UndoDecision = () => Promise<void>;

/** Saves a choice for a meeting. */
export async function decide(meetingId: string, choice: Choice): Promise<UndoDecision> {
  if ('roomSpeakerId' in choice) return makeRoom(choice.roomSpeakerId);
  const made: string[] = [];
  for (const correction of choice.corrections) {
    const { correctionId } = await correctMeeting(meetingId, correction);
    made.unshift(correctionId);
  }
  return async () => {
    for (const id of made) await deleteCorrection(meetingId, id);
  };
}

async function makeRoom(speakerId: string): Promise<UndoDecision> {
  const { choiceId } = await call(endpoints.speakers.choose, { body: { speakerId, is: 'room' } });
  return () => call(endpoints.speakers.undo, { body: { choiceIds: [choiceId] } });
}
