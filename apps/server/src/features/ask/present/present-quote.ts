import type { AnswerQuote, SaidQuote } from '@rapport/contract';
import type { AskedSpeakerRow } from '../find/loaded-meetings-repository.ts';
import type { SaidPlace } from '../thread/said-place.ts';

type Speakers = ReadonlyMap<string, AskedSpeakerRow>;

export const presentQuote = (
  { meetingId, turn, start, participantId, text }: SaidPlace,
  speakers: Speakers,
): SaidQuote => ({ meetingId, turn, start, speaker: speakerOf(participantId, speakers), text });

/** A quote of an answer, with the sentences before where it needs them. */
export const presentAnswerQuote = (place: SaidPlace, speakers: Speakers): AnswerQuote => ({
  ...presentQuote(place, speakers),
  before: (place.before ?? []).map(({ participantId, text }) => ({
    speaker: speakerOf(participantId, speakers),
    text,
  })),
  outcome: place.outcome ?? null,
});

function speakerOf(participantId: string | null, speakers: Speakers): SaidQuote['speaker'] {
  const speaker = speakers.get(participantId ?? '');
  return speaker ? { userId: speaker.directoryUserId, name: speaker.name } : null;
}
