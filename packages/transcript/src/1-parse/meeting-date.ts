import type { Transcript } from '../types.ts';
import { type FoundDate, findDate } from './date-text.ts';
import type { Reading, TextDocument } from './layout.ts';
import { isPeopleHeading } from './listed-people.ts';
import { isDocumentField } from './speaker-label.ts';
import { minutesOf } from './stated-duration.ts';
import { type FoundTime, isTimeField, timeOfLine } from './stated-time.ts';
import { zoneOfAllTimes } from './stated-zone.ts';
import { statedWeekday, weekdayOf } from './weekday.ts';

const topLines = 12;
const titleCharacters = 150;

type MeetingDate = Pick<Transcript, 'title' | 'date' | 'startTime' | 'zone'>;

/**
 * Title and date from the lines above the words, or else from the file name, notes and metadata, or else from page
 * headers.
 */
export function meetingDate(reading: Reading, document: TextDocument): MeetingDate {
  const top = (reading.preamble ?? [])
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, topLines);
  const fileName = document.fileName.replace(/\.[^.]{1,5}$/, '');
  const notes = (reading.notes ?? []).flatMap((note) => note.split('\n'));
  const found = dateOf(top, fileName) ?? firstDate(notes) ?? firstDate(document.pageHeaders);
  const lines = [...top, ...notes.slice(0, topLines)];
  const stated = found?.startTime ? found : firstTime(lines);
  const startTime = reading.startTime ?? stated?.startTime ?? null;
  return {
    title: titleLine(top) ?? notedTitle(reading.notes ?? []) ?? namedTitle(fileName),
    date: reading.date ?? found?.date ?? null,
    startTime,
    zone: startTime && (reading.zone ?? zoneOf(startTime, stated) ?? firstZone(lines)),
  };
}

type StatedTime = Pick<FoundTime, 'zone'> & { startTime: string | null };

/** The zone of a time in the heading. It is also that of the lines' own clock if they agree to an hour. */
function zoneOf(startTime: string, stated: StatedTime | null): string | null {
  if (!stated?.startTime || !stated.zone) return null;
  return Math.abs(minutesOf(startTime) - minutesOf(stated.startTime)) <= 60 ? stated.zone : null;
}

function firstTime(lines: readonly string[]): FoundTime | null {
  return lines.map(timeOfLine).find((time) => time !== null) ?? null;
}

function firstZone(lines: readonly string[]): string | null {
  return lines.map(zoneOfAllTimes).find((zone) => zone !== null) ?? null;
}

/** From the lines, or else from the file name, which also corrects a day that is not the stated weekday. */
function dateOf(top: readonly string[], fileName: string): FoundDate | null {
  const told = firstDate(top);
  const named = findDate(fileName);
  if (!told || !named || told.date === named.date) return told ?? named;
  const weekday = [...top, fileName].map(statedWeekday).find((day) => day !== null);
  const isNamed = weekday === weekdayOf(named.date) && weekday !== weekdayOf(told.date);
  return isNamed ? { ...told, date: named.date } : told;
}

/** `Date: 9/5/2025` */
const dateField = /^\W{0,4}date\b\W{0,4}:.*\d/i;

/** A date that can be read in two ways is none, and no other stands for it: 'Date: 9/5/2025'. */
function firstDate(all: readonly string[]): FoundDate | null {
  const fields = all.filter((line) => dateField.test(line));
  const lines = fields.length > 0 && fields.every((line) => findDate(line) === null) ? [] : all;
  const found = lines.map(findDate).filter((date) => date !== null);
  const [first] = found;
  if (!first || first.startTime !== null) return first ?? null;
  const timed = found.find((date) => date.date === first.date && date.startTime !== null);
  return timed ?? first;
}

function titleLine(top: readonly string[]): string | null {
  for (const [i, line] of top.slice(0, 3).entries()) {
    if (isField(line) && (isField(top[i - 1]) || isField(top[i + 1]))) continue;
    if ((isDocumentField(line) && !titleField.test(line)) || isTimeField(line)) continue;
    if (isPeopleHeading(line) || isPeopleHeading(top[i - 1] ?? '')) continue;
    const title = withoutTrimmings(line);
    if (
      /^(?:attendees|participants|transcript|audio file|meeting purpose|(?:meeting )?agenda|table of contents|contents|speakers|view recording|\d+[hm]|(?:chapter|chapitre|kapitel|capítulo|capitolo|hoofdstuk) \d+)\b/i.test(
        title,
      )
    )
      continue;
    if (/^!\[|^\[|^\||^[-*+•]\s|(?<!<)https?:\/\//.test(line.trim())) continue;
    if (
      noName.test(title) ||
      toolAlone.test(title) ||
      isMarkup.test(title) ||
      isWeekdayAlone(title)
    )
      continue;
    if (!/\p{L}{2}/u.test(title) || title.length > titleCharacters || /[.!?]$/.test(title))
      continue;
    return title;
  }
  return null;
}

/** 'Notes', and Google Meet's name of a meeting that has none, without its day: 'Meeting at 15:07 BST'. */
const noName =
  /^(?:(?:\p{Extended_Pictographic}\s*)?(?:las )?(?:notes?|notas|observações|appunti|notizen)|(?:meeting(?: started)?|reunião|reunión|réunion|riunione)(?: (?:em|del|du|le))?(?: (?:at|às|a las|à|alle))?[\s\d:]*(?:[A-Z]{2,4}(?:[+-][\d:]+)?)?)$/iu;

/** The tool that wrote the file: 'Microsoft Teams', 'Zoom call'. */
const toolAlone =
  /^(?:microsoft teams|teams|zoom|google meet|webex|slack|otter(?:\.ai)?|fireflies(?:\.ai)?)(?: (?:meeting|call|huddle))?$/i;

/** Lines of HTML, of WebVTT and of code around a transcript. */
const isMarkup = /^(?:<\/?[a-z][^>]*>|WEBVTT\b.*|\w+ = ["'`]{1,3})$/i;

/** What is left of 'Monday, June 10, 2024' without its date. */
const isWeekdayAlone = (title: string): boolean =>
  statedWeekday(title) !== null && /^\p{L}+(?:-feira)?$/u.test(title);

const titleField =
  /^\W{0,4}(?:title|subject|topics?|meeting|overview|re|fwd?|tema|asunto|oggetto|sujet|onderwerp)\b/i;

/** `Call ID: 7`, but not `Title: Budget`. */
const isField = (line: string | undefined): boolean =>
  /^\W{0,4}(?!(?:(?:meeting|call) )?(?:title|name|subject)\b|meeting:)\p{Lu}[^:.?!]{1,30}:\s+\S/iu.test(
    line ?? '',
  );

function notedTitle(notes: readonly string[]): string | null {
  const title = /(?:^|\n)title:\s*(.+)/i.exec(notes.join('\n'))?.[1]?.trim();
  return title && title.length <= titleCharacters ? title : null;
}

/** 'Weekly-20260309_151417-Meeting Recording', in any language. */
const teamsName = /^(.+?)-\d{8}\\?_\d{6}-\p{L}/u;

function namedTitle(fileName: string): string | null {
  const teams = teamsName.exec(fileName);
  const zoom = /^\d{4}-\d{2}-\d{2} \d{2}\.\d{2}\.\d{2} (.+)$/.exec(fileName);
  return teams?.[1]?.trim() ?? zoom?.[1]?.trim() ?? null;
}

/** 'Zoom Call: Budget review' */
const beginsWithTool =
  /^(?:(?:zoom|(?:ms |microsoft )?teams|google meet|webex|skype) )(?:video ?)?(?:call|meeting|recording)\s*[:–—-]\s+(?=\S)/i;
/** What a cut file name leaves of a day: 'Weekly 01- –'. */
const restOfDate = /\s\d{1,2}[-–—][\s\-–—]*$/;

function withoutTrimmings(line: string): string {
  const plain = line
    .replace(/<!--.*?(?:-->|$)|<https?:[^<>\s]*>/g, ' ')
    .replace(/[*_`]{2,}|^\s*[=~-]{3,}\s+|\s+[=~-]{3,}\s*$/g, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(
      /^\s*(?:title|(?:meeting|call) (?:title|name|subject)|subject|meeting):\s*|^\s*(?:meeting )?transcript\s*[-–—:|]\s*/i,
      '',
    )
    .replace(/\\([-_*[\]().#!+])/g, '$1');
  const named = teamsName.exec(plain)?.[1];
  if (named !== undefined) return named.trim();
  const date = findDate(plain);
  const bare = date ? `${plain.slice(0, date.from)} ${plain.slice(date.to)}` : plain;
  return bare
    .replace(
      /(?:[-–—:|(]\s*meeting |[-–—:|(\s]*\b)(?:transcript(?:ion)?|transcripción|transcrição|trascrizione|transkript|recording)(?: \([^)]*\))?\s*$/i,
      '',
    )
    .replace(/ - \p{Lu}\p{L}{2,8} \d{1,2}$/u, '')
    .replace(beginsWithTool, '')
    .replace(date ? /$^/ : restOfDate, '')
    .replace(/\(\s*(?:\d{1,3} ?(?:min|minutes|hours?|h)\.?)?\s*\)/g, '')
    .replace(/\s+(?:on|of|from|at|del|vom|am|du)[\s,:]*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:|,•(]+|[\s\-–—:|,•(]+$/g, '');
}
