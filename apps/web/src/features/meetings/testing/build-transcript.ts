import type { MeetingTranscript, TranscriptTurn } from '@rapport/contract';

export function buildTurn(
  position: number,
  participantId: string | null,
  text: string,
  changes: Partial<TranscriptTurn> = {},
): TranscriptTurn {
  const start = 842 + position * 29;
  return { position, participantId, start, end: start + 20, text, ...changes };
}

/** A pricing review by three people, two of them in the directory. */
export function buildTranscript(changes: Partial<MeetingTranscript> = {}): MeetingTranscript {
  return {
    turns: [
      buildTurn(
        0,
        'priya-raman',
        'Let me say it plainly. One published price per plan, on every page and every quote.',
      ),
      buildTurn(1, 'jonas-keller', 'Three renewals are already quoted. Nobody asked Sales.', {
        moment: 'negative',
      }),
      buildTurn(2, 'margaret-okafor', 'We can carry both price books for a quarter.'),
      buildTurn(3, null, 'Does the launch mail move as well?'),
      buildTurn(4, 'jonas-keller', 'I will send the list of quotes on Tuesday.'),
    ],
    coverage: {
      turns: 5,
      words: 47,
      minutes: 52,
      timed: true,
      unattributedTurns: 1,
      leftOut: { header: 12, notes: 1 },
    },
    summary: [
      {
        text: 'The group agreed to publish one price per plan.',
        evidence: [
          { turn: 0, quote: 'One published price per plan, on every page and every quote.' },
        ],
      },
      {
        text: 'Renewals keep the old price book.',
        evidence: [{ turn: 2, quote: 'We can carry both price books for a quarter.' }],
      },
    ],
    speakers: [
      {
        participantId: 'priya-raman',
        label: 'Priya Raman',
        joined: [],
        tie: { userId: 'priya', how: 'email', sure: 'certain' },
        suggestion: null,
      },
      {
        participantId: 'jonas-keller',
        label: 'Speaker 7',
        joined: [],
        tie: null,
        suggestion: null,
      },
      {
        participantId: 'margaret-okafor',
        label: 'Margaret Okafor',
        joined: [],
        tie: { userId: 'margaret', how: 'name', sure: 'likely' },
        suggestion: null,
      },
    ],
    corrections: [],
    can: { correct: true },
    ...changes,
  };
}
