import type { TranscriptTurn } from '@rapport/contract';
import { counted, exportFormats, hasTalk, type TalkFormat } from '@rapport/contract';
import { markdown, markdownOf, turnMarkdown } from '../features/exports/markdown.ts';
import { spokenTurn } from '../features/exports/meeting-document.ts';
import type { SpokenMeeting } from '../features/exports/read-export.ts';
import { srt, webVtt } from '../features/exports/subtitles.ts';
import { turnsCsv } from '../features/exports/turns-csv.ts';
import type { Block, PrintedDocument } from '../ground/document/printed-document.ts';
import { renderPdf } from '../ground/document/render-pdf.ts';
import { renderWord } from '../ground/document/render-word.ts';

export type WrittenTurn = Omit<TranscriptTurn, 'position' | 'participantId'> & {
  /** Null if nobody is named. */
  speaker: string | null;
};

export const talkFormats = exportFormats.filter(hasTalk);

/** A file as the product exports it, with results that quote the first turn above the transcript. */
export async function writeExport(
  turns: readonly WrittenTurn[],
  format: TalkFormat,
): Promise<Uint8Array> {
  const meeting = spoken(turns);
  switch (format) {
    case 'docx':
      return renderWord(documentOf(meeting, turns));
    case 'pdf':
      return renderPdf(documentOf(meeting, turns));
    case 'md':
      return bytes(markdownText(meeting, turns));
    case 'turns.csv':
      return bytes(await joined(turnsCsv(meeting)));
    case 'srt':
      return bytes(await joined(srt(meeting)));
    case 'vtt':
      return bytes(await joined(webVtt(meeting)));
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function joined(pieces: AsyncGenerator<string>): Promise<string> {
  return (await Array.fromAsync(pieces)).join('');
}

type Spoken = SpokenMeeting & { turns: readonly TranscriptTurn[] };

function spoken(written: readonly WrittenTurn[]): Spoken {
  const turns = written.map(({ speaker, ...turn }, position) => ({
    ...turn,
    position,
    participantId: speaker,
  }));
  return {
    turns,
    nameOf: (id) => id ?? 'Unknown speaker',
    transcript: {
      async *readPieces() {
        yield turns;
      },
    },
  };
}

function documentOf(meeting: Spoken, turns: readonly WrittenTurn[]): PrintedDocument {
  return {
    title: 'Weekly operations',
    author: 'Harbour',
    foot: 'Weekly operations, Harbour, exported on 22 November 2026',
    byModel: { model: 'a model', texts: ['Summary'] },
    blocks: [
      ...blocksAbove(turns),
      { kind: 'turns', turns: meeting.turns.map((turn) => spokenTurn(meeting, turn)) },
    ],
  };
}

function markdownText(meeting: Spoken, turns: readonly WrittenTurn[]): string {
  const { blocks, ...document } = documentOf(meeting, turns);
  const [head, ...above] = blocks.slice(0, -1).toReversed();
  return [
    markdown({ ...document, blocks: above.toReversed() }),
    head ? markdownOf(head) : '',
    ...meeting.turns.map((turn) => turnMarkdown(spokenTurn(meeting, turn))),
  ].join('');
}

function blocksAbove(turns: readonly WrittenTurn[]): Block[] {
  const [first] = turns;
  const words = turns.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  return [
    { kind: 'facts', facts: [{ label: 'Date', value: 'Tuesday, 17 November 2026' }] },
    { kind: 'section', title: 'Decisions' },
    {
      kind: 'points',
      points: [{ text: first?.text ?? '', place: `00:03 ${first?.speaker ?? ''}` }],
    },
    { kind: 'heading', text: first?.speaker ?? '', note: 'Positive, 37 % of the talk, 2 turns' },
    {
      kind: 'section',
      title: 'Transcript',
      note: [
        counted(35, 'minute'),
        counted(turns.length, 'turn'),
        counted(words, 'word'),
        counted(speakers, 'speaker'),
      ].join(', '),
    },
  ];
}
