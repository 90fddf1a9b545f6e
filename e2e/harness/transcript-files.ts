import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import { layOutPages, writePdf } from '@rapport/server/testing/documents/pdf-writer';

/** A file in the form that Playwright's file chooser takes. */
export type TranscriptFile = { name: string; mimeType: string; buffer: Buffer };

const turns: [speaker: string, words: string][] = [
  ['Nora Weiss', 'Good morning. Amir, where does the warehouse migration stand this week?'],
  ['Amir Haddad', 'The warehouse migration is on track, and I am really happy with how it goes.'],
  ['Nora Weiss', 'That is wonderful news, thank you. Lucia, did the suppliers answer you?'],
  ['Lucia Prado', 'No, and honestly I am worried. Two of them are late and it is frustrating.'],
  ['Amir Haddad', 'Lucia, shall I call them with you tomorrow? I know both of them well.'],
  ['Lucia Prado', 'Yes please, that helps a lot. I will send you the open orders by Thursday.'],
  ['Nora Weiss', 'Great. Amir, please write down what the warehouse migration still needs.'],
  ['Amir Haddad', 'I will do that today. Thank you both, this was a good meeting.'],
];
export const speakers = ['Nora Weiss', 'Amir Haddad', 'Lucia Prado'];

const secondsPerTurn = 12;

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

function fileOf(name: string, mimeType: string, content: string | Uint8Array): TranscriptFile {
  return { name, mimeType, buffer: Buffer.from(content) };
}

export function vttFile(name = 'Weekly operations.vtt'): TranscriptFile {
  const cues = turns.map(([speaker, words], index) => {
    const start = index * secondsPerTurn;
    const times = `${clock(start)}.000 --> ${clock(start + secondsPerTurn - 1)}.000`;
    return `${index + 1}\n${times}\n${speaker}: ${words}\n`;
  });
  return fileOf(name, 'text/vtt', `WEBVTT\n\n${cues.join('\n')}`);
}

export function txtFile(name = 'Weekly operations.txt'): TranscriptFile {
  const lines = turns.map(([speaker, words]) => `${speaker}: ${words}`);
  return fileOf(name, 'text/plain', lines.join('\n'));
}

/** A meeting in which everyone says enough, every third person is calm and the others are glad, and all speak with all. */
export function fileOfSpeakers(names: readonly string[]): TranscriptFile {
  const glad =
    'I love the new shelves, they are wonderful. Great work, I am so happy with what the whole team has done, ' +
    'and it is a pleasure to see the drivers find every pallet at once.';
  const plain =
    'The plan for the warehouse is in the folder, and the shelves are on the second page of it. ' +
    'The drivers go to the first gate in the morning and to the other gate in the afternoon. ' +
    'The list of pallets is below, with one row for each of them, and the gate is opened by hand.';
  const lines = [1, 2, 3].flatMap((round) =>
    names.map((name, at) => `${name}: Part ${round}. ${at % 3 === 0 ? plain : glad}`),
  );
  return fileOf('Warehouse review.txt', 'text/plain', lines.join('\n'));
}

export function docxFile(name = 'Weekly operations.docx'): TranscriptFile {
  const paragraphs = turns.map(([speaker, words]) => `${speaker}: ${words}`);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return fileOf(name, type, writeDocx(paragraphs));
}

export function pdfFile(name = 'Weekly operations.pdf'): TranscriptFile {
  const lines = turns.flatMap(([speaker, words]) => [`${speaker}: ${words}`, '']);
  return fileOf(name, 'application/pdf', writePdf(layOutPages(lines)));
}

/** A PDF that can be opened but contains no text. */
export function scannedPdfFile(name = 'Scanned minutes.pdf'): TranscriptFile {
  return fileOf(name, 'application/pdf', writePdf([[]], { drawing: true }));
}
