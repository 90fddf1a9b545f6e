import { readFile } from 'node:fs/promises';
import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import {
  layOutPages,
  type PlacedText,
  writePdf,
} from '@rapport/server/testing/documents/pdf-writer';

export type DemoFile = { fileName: string; title: string; bytes: Uint8Array<ArrayBuffer> };

const retrospective = 'Console 4 launch retrospective-20261117_150000-Meeting Transcript';
const panel = 'Customer panel 2026-11-19';
const charactersPerLine = 84;

/** One meeting of each format. */
export async function demoFiles(): Promise<DemoFile[]> {
  return [
    {
      title: 'Marston Foods: what happened on Friday',
      fileName: 'GMT20261109-140000_Recording.transcript.vtt',
      bytes: encode(await source('GMT20261109-140000_Recording.transcript.vtt')),
    },
    {
      title: 'Console 4 launch retrospective',
      fileName: `${retrospective}.docx`,
      bytes: teamsDocument(await source(`${retrospective}.txt`)),
    },
    {
      title: 'Hiring plan for 2027',
      fileName: 'Hiring plan for 2027 - 2026_11_18 10_00 GMT - Transcript.txt',
      bytes: encode(await source('Hiring plan for 2027 - 2026_11_18 10_00 GMT - Transcript.txt')),
    },
    {
      title: 'Customer panel: what cold chains need next',
      fileName: `${panel}.pdf`,
      bytes: printedPanel(await source(`${panel}.txt`)),
    },
  ];
}

function source(name: string): Promise<string> {
  return readFile(new URL(`./transcripts/${name}`, import.meta.url), 'utf8');
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}

/** A paragraph per utterance, with a line break after name and time. */
function teamsDocument(text: string) {
  return writeDocx(text.trim().split('\n\n'));
}

/** A stenographer's layout: broken lines, and a header with date and page number. */
function printedPanel(text: string) {
  const pages = layOutPages(text.split('\n').flatMap(breakLine));
  return writePdf(pages.map((page, index) => [header(index + 1, pages.length), ...page]));
}

function header(page: number, pages: number): PlacedText {
  return { text: `November 19, 2026   ${page} of ${pages}`, x: 64, y: 806 };
}

function breakLine(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < charactersPerLine)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
