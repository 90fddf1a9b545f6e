import { answerWithSentences, corpusOf, type Question } from '@rapport/ask';
import type { Found } from '../found.ts';
import { indexedMeeting } from './cached-meetings.ts';
import { contextOf } from './context-of.ts';
import type { MeetingText } from './meeting-text.ts';
import { pageOf } from './page-of.ts';
import type { SaidPlace } from './said-place.ts';

/** The page of sentences to return, newest first. `days` are the first and the last one, both included. */
export type SentencePage = {
  days: { from: string; to: string } | null;
  offset: number;
  limit: number;
};

export type AnswerTask = {
  question: Question;
  meetings: readonly MeetingText[];
  page: SentencePage | null;
};

export type FoundAnswer = Omit<Found, 'figure' | 'isWhole' | 'loaded'>;

/** Ranks what meetings say about a question. Runs in a thread, because an hour of talk takes about 10 ms. */
export function answerFromMeetings({ question, meetings, page }: AnswerTask): FoundAnswer {
  const read = meetings.map(indexedMeeting);
  const byId = new Map(read.map((one) => [one.index.meeting.id, one]));
  const corpus = corpusOf(read.map(({ index }) => index));
  const { answer, sentences, closest, lacksOutcomes } = answerWithSentences(corpus, question);
  const saidOf = (meetingId: string, turn: number, text: string): SaidPlace[] => {
    const stored = byId.get(meetingId)?.stored[turn];
    if (!stored) return [];
    const { position, start, participantId } = stored;
    return [{ meetingId, turn: position, start, participantId, text }];
  };
  const matter = new Set(question.matter.terms);
  const idOf = (at: number) => read[at]?.index.meeting.id ?? '';
  const counts = Map.groupBy(sentences, ({ meeting }) => meeting);
  const places = page
    ? sentences.flatMap(({ meeting, place }) => {
        const text = read[meeting]?.index.meeting.turns[place.turn]?.text ?? '';
        return saidOf(idOf(meeting), place.turn, text.slice(place.from, place.to));
      })
    : [];
  return {
    found: answer.found,
    sentence: answer.found && question.kind === 'change' ? answer.answer : null,
    quotes: answer.quotes.flatMap(({ file, place, text, outcome }) =>
      saidOf(file, place.turn, text).map((said) => ({
        ...said,
        outcome,
        ...contextOf(byId.get(file)?.stored ?? [], place, matter),
      })),
    ),
    lacksOutcomes,
    closest: closest ? (saidOf(closest.file, closest.place.turn, closest.text)[0] ?? null) : null,
    sentences: [...counts].map(([at, { length }]) => [idOf(at), length]),
    page: page ? pageOf(places, page, (id) => byId.get(id)?.index.meeting.day ?? '') : [],
  };
}
