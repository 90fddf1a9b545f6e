import { documentLabels } from './document-labels.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { labelCharacters } from './line-labels.ts';
import { changeMark, endsUtterance, isListItem, isNotSpeech } from './not-speech.ts';
import { quotedNote } from './quoted-notes.ts';
import { runningHeaders } from './running-headers.ts';
import { isSaidList, listAnnouncer } from './said-list.ts';
import { isDocumentField } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { type LineMeaning, readUtterances } from './utterances.ts';
import { writtenLine } from './written-outcomes.ts';

const uncaught = /^(?:\?{1,4}|\([^)]{1,30}\))\s?:\s+(.*)$/;
/** `Speaker 1: [00:00:12] text` */
const ownTime = new RegExp(String.raw`^(?::\s*)?[[(](${stampPattern})[\])]\s*`);
/** `text #00:00:11-1#`, `text [00:00:11]`: the end of the paragraph, as f4 and other tools for interviews write it. */
const endTime = new RegExp(String.raw`\s*[#[(](${stampPattern})(?:-\d)?[#\])]\s*$`);
const endTimeCharacters = 24;
const endTimeShare = 0.5;
/** Also `### **00:02:36** {#00:02:36}`, as Google Docs writes it in Markdown. */
const bareTime = new RegExp(
  String.raw`^\s*(?:#{1,6}\s+)?(?:\*\*)?[[(]?(${stampPattern})(?:\s?(?:-|–|—|->|-->|:)\s?${stampPattern})?[\])]?(?:\*\*)?(?:\s+\{#[\d:]+\})?\s*$`,
);

export const nameColon = named('name-colon', () => true);

export const boldName = named('bold-name', ({ mostlyBold }) => mostlyBold);

/** Minutes with initials: `WH: text`. */
export const minutesAbbreviations = named(
  'minutes-abbreviations',
  ({ mostlyAbbreviations }) => mostlyAbbreviations,
);

function named(name: string, isIt: (labels: ReturnType<typeof documentLabels>) => boolean): Layout {
  return {
    name,
    recognises: (document) => {
      const labels = documentLabels(document);
      return labels.names !== null && isIt(labels);
    },
    read: readNamed,
  };
}

/** Reads `Name: text` lines; a bare time applies to the next lines. */
export function readNamed(document: TextDocument): Reading {
  const { lines: labels, names, directions } = documentLabels(document);
  const headers = runningHeaders(document.lines);
  const clock = stampClock();
  let time: number | null = null;
  let speaker: string | null = null;
  /** Of the item that the turn began with; deeper items are said too. */
  let itemIndent: number | null = null;
  const endsWithTimes = haveEndTimes(document.lines);
  const announces = listAnnouncer(document);
  const { cues, preamble, words } = readUtterances(document.lines, (line, i): LineMeaning => {
    const stamp = line.length < 40 ? bareTime.exec(line) : null;
    if (stamp?.[1]) {
      time = clock.read(stamp[1]);
      return 'frame';
    }
    if (isNotSpeech(line) || directions.has(i) || headers.has(i)) return 'skip';
    const found = labels[i] ?? null;
    if (endsWithTimes && hasEndTime(line)) {
      if (found && names?.has(found.label)) speaker = found.label;
      const text = found && names?.has(found.label) ? found.text : line;
      const start = time ?? 0;
      time = clock.read(endTime.exec(line.slice(-endTimeCharacters))?.[1] ?? '');
      return { speaker, start, end: time, text: text.replace(endTime, '') };
    }
    if (found && names?.has(found.label)) {
      speaker = found.label;
      itemIndent = isListItem(line) ? indentOf(line) : null;
      const stamped = ownTime.exec(found.text.slice(0, 40));
      const start = found.time === null ? time : clock.read(found.time);
      if (!stamped?.[1]) return { speaker: found.label, start, text: found.text };
      time = clock.read(stamped[1]);
      return { speaker: found.label, start: time, text: found.text.slice(stamped[0].length) };
    }
    const note = found === null && !isDocumentField(line) ? quotedNote(line) : null;
    if (note !== null && writtenLine(line) === null) {
      speaker = null;
      return { speaker, start: time, text: note };
    }
    const unnamed = uncaught.exec(line.slice(0, labelCharacters));
    if (unnamed) return { speaker: null, start: time, text: line.slice(line.indexOf(':') + 1) };
    const changed = changeMark.exec(line);
    if (changed)
      return {
        speaker: null,
        start: time,
        text: line.slice(changed[0].length),
        speakerChanges: true,
      };
    const isWithin = itemIndent !== null && isBelowItem(line, itemIndent);
    if (isWithin || !isApart(document.lines, i, announces)) return 'continues';
    itemIndent = null;
    return 'ends';
  });
  return { preamble, words, ...clock.settle(cues) };
}

const hasEndTime = (line: string): boolean => endTime.test(line.slice(-endTimeCharacters));

function haveEndTimes(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter(hasEndTime).length > filled.length * endTimeShare;
}

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

function isBelowItem(line: string, indent: number): boolean {
  return isListItem(line) && indentOf(line) > indent && writtenLine(line) === null;
}

function isApart(
  lines: readonly string[],
  i: number,
  announces: (lead: number) => boolean,
): boolean {
  const line = lines[i] ?? '';
  if (isDocumentField(line)) return true;
  if (isListItem(line) && isSaidList(lines, i, announces)) return false;
  return endsUtterance(line) || (beginsAfresh(lines, i) && writtenLine(line) !== null);
}

function beginsAfresh(lines: readonly string[], i: number): boolean {
  return (
    /^(?:>\s?)?(?:(?:\*\*)?\p{Lu}|[[<#]\p{L})/u.test(lines[i] ?? '') &&
    /(?:^|[.?!:…]["”’)]?)\s*$/.test(lines[i - 1] ?? '')
  );
}
