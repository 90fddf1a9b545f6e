import type { SaidQuote } from '@rapport/contract';

export const speakerName = ({ speaker }: Pick<SaidQuote, 'speaker'>): string =>
  speaker?.name ?? 'Unknown speaker';

/** The transcript, opened at the sentence. */
export const quoteAddress = ({ meetingId, turn }: Pick<SaidQuote, 'meetingId' | 'turn'>): string =>
  `/meetings/${encodeURIComponent(meetingId)}?turn=${turn}`;
