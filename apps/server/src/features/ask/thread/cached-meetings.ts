import { indexMeeting, type MeetingIndex } from '@rapport/ask';
import type { MeetingText } from './meeting-text.ts';
import { type ReadMeeting, readMeetingText } from './read-meeting-text.ts';

export type IndexedMeeting = { index: MeetingIndex; stored: ReadMeeting['stored'] };

/**
 * Characters of transcripts that a thread caches: about 70 hours of talk. Their index takes about ten times as much.
 */
const charactersMax = 4_000_000;

type Cached = { text: MeetingText; rest: string; characters: number; indexed: IndexedMeeting };

/** In order of use: the most recently used meeting is the last. */
const cached = new Map<string, Cached>();
let characters = 0;

/**
 * The index of a meeting for ranking. A thread caches the most recently used ones for follow-up questions, and
 * indexes a meeting again if anything in it has changed. The cache needs the meeting's text, which is passed only for
 * readers of the meeting.
 */
export function indexedMeeting(text: MeetingText): IndexedMeeting {
  const { pieces, ...others } = text;
  const rest = JSON.stringify(others);
  const known = cached.get(text.id);
  if (known) forget(known);
  const isSame =
    known?.rest === rest &&
    known.text.pieces.length === pieces.length &&
    pieces.every((piece, at) => piece === known.text.pieces[at]);
  const one = isSame ? known : { text, rest, characters: lengthOf(text), indexed: indexed(text) };
  cache(one);
  return one.indexed;
}

function indexed(text: MeetingText): IndexedMeeting {
  const { meeting, stored } = readMeetingText(text);
  return { index: indexMeeting(meeting), stored };
}

const lengthOf = ({ pieces }: MeetingText) => pieces.reduce((sum, { length }) => sum + length, 0);

function cache(one: Cached) {
  cached.set(one.text.id, one);
  characters += one.characters;
  for (const oldest of cached.values()) {
    if (characters <= charactersMax) break;
    forget(oldest);
  }
}

function forget(one: Cached) {
  cached.delete(one.text.id);
  characters -= one.characters;
}
