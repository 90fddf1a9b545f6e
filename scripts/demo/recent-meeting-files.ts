import { readFile } from 'node:fs/promises';
import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import {
  layOutPages,
  type PlacedText,
  writePdf,
} from '@rapport/server/testing/documents/pdf-writer';
import { dayBefore } from './calendar.ts';
import type { DemoFile } from './demo-files.ts';
import { monthNames } from './month-names.ts';

const charactersPerLine = 84;

/** Four meetings of the last month, one in each format. Their whole talk was written by hand. */
export async function recentMeetingFiles(today: string): Promise<DemoFile[]> {
  const [review, retrospective, hiring, panel] = [
    dayBefore(today, 4, 0),
    dayBefore(today, 3, 1),
    dayBefore(today, 3, 2),
    dayBefore(today, 3, 3),
  ];
  const nextYear = String(Number(hiring.slice(0, 4)) + 1);
  const teamsName = `Console 4 launch retrospective-${compact(retrospective)}_150000-Meeting Transcript`;
  return [
    {
      title: 'Marston Foods: what happened on Friday',
      date: review,
      fileName: `GMT${compact(review)}-140000_Recording.transcript.vtt`,
      bytes: encode(await source('Marston Foods review.vtt')),
    },
    {
      title: 'Console 4 launch retrospective',
      date: retrospective,
      fileName: `${teamsName}.docx`,
      bytes: teamsDocument(
        `${teamsName}\n\n${written(retrospective)}, 3:00PM\n\n${await source('Console 4 launch retrospective.txt')}`,
      ),
    },
    {
      title: `Hiring plan for ${nextYear}`,
      date: hiring,
      fileName: `Hiring plan for ${nextYear} - ${hiring.replaceAll('-', '_')} 10_00 GMT - Transcript.txt`,
      bytes: encode(
        `Hiring plan for ${nextYear} - ${hiring.replaceAll('-', '/')} 10:00 GMT - Transcript\n${(await source('Hiring plan.txt')).replaceAll('2027', nextYear)}`,
      ),
    },
    {
      title: 'Customer panel: what cold chains need next',
      date: panel,
      fileName: `Customer panel ${panel}.pdf`,
      bytes: printedPanel(
        `Customer panel: what cold chains need next\n${written(panel)}\n${await source('Customer panel.txt')}`,
        written(panel),
      ),
    },
  ];
}

const compact = (day: string) => day.replaceAll('-', '');

/** Formats 'November 17, 2026'. */
function written(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${date}, ${year}`;
}

function source(name: string): Promise<string> {
  return readFile(new URL(`./transcripts/${name}`, import.meta.url), 'utf8');
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}

/** One paragraph per utterance, with a line break after name and time. */
function teamsDocument(text: string) {
  return writeDocx(text.trim().split('\n\n'));
}

/** A stenographer's layout: short lines, and page headers with date and page number. */
function printedPanel(text: string, day: string) {
  const pages = layOutPages(text.split('\n').flatMap(breakLine));
  return writePdf(pages.map((page, index) => [header(day, index + 1, pages.length), ...page]));
}

function header(day: string, page: number, pages: number): PlacedText {
  return { text: `${day}   ${page} of ${pages}`, x: 64, y: 806 };
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
