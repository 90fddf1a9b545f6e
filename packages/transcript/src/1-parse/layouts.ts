import { csvRows } from './csv-rows.ts';
import { datedChat } from './dated-chat.ts';
import { fathom } from './fathom.ts';
import { googleMeet } from './google-meet.ts';
import { hearing } from './hearing.ts';
import { ircLog } from './irc-log.ts';
import type { Layout } from './layout.ts';
import { boldName, minutesAbbreviations, nameColon } from './name-colon.ts';
import { nameLine } from './name-line.ts';
import { nameWithTime, otter, teamsDocx } from './name-then-time.ts';
import { namesOverTimes } from './names-over-times.ts';
import { ownExport } from './own-export.ts';
import { plainText } from './plain-text.ts';
import { pyannote } from './pyannote.ts';
import { scribedList } from './scribed-list.ts';
import { tableRows } from './table-rows.ts';
import { teamsDocxOld } from './teams-docx.ts';
import { teamsPage, teamsPageInOneLine } from './teams-page.ts';
import { timeNameLine } from './time-name-line.ts';
import { timeThenName } from './time-then-name.ts';
import { timestampLines } from './timestamp-lines.ts';
import { sbv, srt, webVtt } from './webvtt/webvtt.ts';
import { zoomCaptions } from './zoom-captions.ts';
import { zoomChat } from './zoom-chat.ts';

/** Most specific first: the first layout that recognises a file reads it. */
export const layouts: readonly Layout[] = [
  ownExport,
  webVtt,
  teamsDocxOld,
  srt,
  sbv,
  googleMeet,
  zoomChat,
  zoomCaptions,
  ircLog,
  datedChat,
  csvRows,
  tableRows,
  pyannote,
  fathom,
  teamsPage,
  teamsPageInOneLine,
  teamsDocx,
  otter,
  namesOverTimes,
  timeThenName,
  timeNameLine,
  nameWithTime,
  hearing,
  scribedList,
  boldName,
  minutesAbbreviations,
  nameColon,
  nameLine,
  timestampLines,
  plainText,
];
