import type { SaidQuote } from '@rapport/contract';
import type { AskedSpeakerRow } from '../find/loaded-meetings-repository.ts';
import type { SaidPlace } from '../thread/said-place.ts';

export function presentQuote(
  { meetingId, turn, start, participantId, text }: SaidPlace,
  speakers: ReadonlyMap<string, AskedSpeakerRow>,
): SaidQuote {
  const speaker = speakers.get(participantId ?? '');
  return {
    meetingId,
    turn,
    start,
    speaker: speaker ? { userId: speaker.directoryUserId, name: speaker.name } : null,
    text,
  };
}
