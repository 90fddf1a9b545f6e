import {
  answerQuestion,
  indexCorpus,
  type Meeting,
  mentions,
  type Question,
  sentencesIn,
  turnsToCount,
  withWordOfName,
} from '@rapport/ask';
import type { SentencePage } from './answer-from-meetings.ts';
import type { MeetingText } from './meeting-text.ts';
import { pageOf } from './page-of.ts';
import { readMeetingText } from './read-meeting-text.ts';
import type { SaidPlace } from './said-place.ts';

/** The part of a meeting that a count needs: the turns that may be counted, with their positions. */
export type MeetingTurns = Pick<Meeting, 'id' | 'title' | 'day' | 'turns'> & {
  places: readonly { position: number; participantId: string | null }[];
};

/** Meetings without such turns are left out. Runs in a thread, because a thousand hours of talk take some seconds. */
export function turnsOf({
  question,
  meetings,
}: {
  question: Question;
  meetings: readonly MeetingText[];
}): MeetingTurns[] {
  return meetings.flatMap((text) => {
    const { meeting, stored } = readMeetingText(text);
    const places = turnsToCount(meeting.turns, question);
    if (places.length === 0) return [];
    return [
      {
        id: meeting.id,
        title: meeting.title,
        day: meeting.day,
        turns: places.flatMap((at) => meeting.turns[at] ?? []),
        places: places.flatMap((at) => stored[at] ?? []),
      },
    ];
  });
}

export type CountTask = {
  question: Question;
  meetings: readonly MeetingTurns[];
  page: SentencePage | null;
};
export type CountedTurns = {
  found: boolean;
  sentence: string;
  quotes: SaidPlace[];
  sentences: [meetingId: string, sentences: number][];
  page: SaidPlace[];
};

/** Counts over these turns, which must be complete. */
export function countTurns({ question: asked, meetings, page }: CountTask): CountedTurns {
  const question = withWordOfName(
    asked,
    meetings.flatMap(({ turns }) => turns.map(({ text }) => text)),
  );
  const corpus = indexCorpus(
    meetings.map(({ places, ...meeting }) => ({
      ...meeting,
      series: null,
      topics: [],
      chapters: [],
      outcomes: [],
    })),
  );
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const { found, answer, quotes } = answerQuestion(corpus, question);
  const saidOf = (id: string, at: number, text: string): SaidPlace[] => {
    const meeting = byId.get(id);
    const place = meeting?.places[at];
    const { position: turn = 0, participantId = null } = place ?? {};
    const start = meeting?.turns[at]?.start ?? null;
    return place ? [{ meetingId: id, turn, start, participantId, text }] : [];
  };
  const speakers = new Set(question.speakers);
  const says = (text: string) => mentions(text, question.phrase, question.alone);
  const counted = (found ? meetings : []).map((meeting) => ({
    meeting,
    places: [...meeting.turns.keys()].filter((at) => {
      const { speaker, text } = meeting.turns[at] ?? { speaker: null, text: '' };
      return (speakers.size === 0 || speakers.has(speaker ?? '')) && says(text);
    }),
  }));
  const places = counted.flatMap(({ meeting, places }) =>
    places.flatMap((at) =>
      saidOf(meeting.id, at, sentenceWith(meeting.turns[at]?.text ?? '', says)),
    ),
  );
  return {
    found,
    sentence: answer,
    quotes: quotes.flatMap(({ file, place, text }) => saidOf(file, place.turn, text)),
    sentences: counted.flatMap(({ meeting, places }): [string, number][] =>
      places.length > 0 ? [[meeting.id, places.length]] : [],
    ),
    page: page ? pageOf(places, page, (id) => byId.get(id)?.day ?? '') : [],
  };
}

/** The sentence of a turn that mentions the phrase; the whole turn if the phrase spans sentences. */
function sentenceWith(text: string, says: (said: string) => boolean): string {
  const place = sentencesIn(text).find(({ from, to }) => says(text.slice(from, to)));
  return place ? text.slice(place.from, place.to) : text;
}
