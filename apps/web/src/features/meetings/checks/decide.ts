import { paths, speakerChosenSchema } from '@rapport/contract';
import { request } from '@/lib/api-client.ts';
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
  const { choiceId } = await request({
    path: paths.speakerChoices,
    method: 'POST',
    body: { speakerId, is: 'room' },
    schema: speakerChosenSchema,
  });
  return async () => {
    await request({ path: paths.speakersUndo, method: 'POST', body: { choiceIds: [choiceId] } });
  };
}
