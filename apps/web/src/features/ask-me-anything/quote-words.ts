import type { SaidQuote } from '@rapport/contract';

export const speakerName = ({ speaker }: Pick<SaidQuote, 'speaker'>): string =>
  speaker?.name ?? 'Unknown speaker';

/** The address of the transcript at the quoted turn. */
export const quoteAddress = ({ meetingId, turn }: Pick<SaidQuote, 'meetingId' | 'turn'>): string =>
  `/meetings/${encodeURIComponent(meetingId)}?turn=${turn}`;
