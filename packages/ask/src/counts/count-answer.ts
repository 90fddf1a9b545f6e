import type { Corpus } from '../meetings/corpus.ts';
import type { Count } from '../question/count.ts';
import { writtenDay } from '../question/days.ts';
import { mentions } from '../question/phrase.ts';
import type { Question } from '../question/read-question.ts';
import type { Meeting } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { stem } from '../words/stem.ts';

/** A turn that was counted. */
export type CountedTurn = { meeting: Meeting; turn: number };

/** `value` is the count; 0 if nothing was found. */
export type CountAnswer = { value: number; sentence: string; turns: CountedTurn[] };

type Counted = { question: Question; meetings: readonly Meeting[]; turns: readonly CountedTurn[] };

/**
 * Counts all matching facts exactly. A meeting counts for a phrase if one of its turns mentions it, and for a person
 * if that person speaks there; a turn counts only if both apply. The sentence begins with the number, the names or
 * the day.
 *
 * @param meetings the meetings that are asked about
 */
export function countAnswer(
  corpus: Corpus,
  question: Question,
  meetings: readonly Meeting[],
): CountAnswer {
  const count = question.count ?? { of: 'mentions', which: 'number' };
  const counted = { question, meetings, turns: turnsOf(corpus, question, meetings) };
  switch (count.of) {
    case 'people':
      return countPeople(counted, count.which);
    case 'meetings':
      return countMeetings(counted, count.which);
    case 'decisions':
    case 'actions':
    case 'questions':
      return countOutcomes(counted, count.of);
    case 'mentions':
    case 'turns':
      return countTurns(counted, count.which);
  }
}

/** Turns that mention the phrase, by the people that the question names or by anybody. */
function turnsOf(
  { said, meetings }: Corpus,
  question: Question,
  among: readonly Meeting[],
): CountedTurn[] {
  const { phrase, alone, speakers } = question;
  const asked = new Set(speakers);
  const first = phrase.map(stem).find((term) => !emptyTerms.has(term));
  const withFirst =
    first === undefined
      ? null
      : new Set([...(said.postings.get(first)?.keys() ?? [])].map((at) => meetings[at]?.meeting));
  return among
    .filter((meeting) => withFirst === null || withFirst.has(meeting))
    .flatMap((meeting) =>
      meeting.turns.flatMap(({ speaker, text }, turn) =>
        (asked.size === 0 || (speaker !== null && asked.has(speaker))) &&
        mentions(text, phrase, alone)
          ? [{ meeting, turn }]
          : [],
      ),
    );
}

function countMeetings({ question, meetings, turns }: Counted, which: Count['which']): CountAnswer {
  const isOfTurns = question.phrase.length > 0 || question.speakers.length > 0;
  const counted = inOrder(isOfTurns ? [...new Set(turns.map(({ meeting }) => meeting))] : meetings);
  const evidence = isOfTurns ? firstTurns(turns) : [];
  if (which === 'first' || which === 'last') {
    const dated = counted.filter(({ day }) => day !== null);
    const chosen = which === 'first' ? dated[0] : dated.at(-1);
    return {
      value: chosen ? 1 : 0,
      sentence: chosen ? `${dayOf(chosen)}: ${chosen.title}.` : 'No meeting with a date.',
      turns: evidence.filter(({ meeting }) => meeting === chosen),
    };
  }
  const names = counted.map((meeting) => `${meeting.title} (${dayOf(meeting)})`);
  return {
    value: counted.length,
    sentence: `${numbered(counted.length, 'meeting')}${which === 'list' && names.length > 0 ? `: ${names.join('; ')}` : ''}.`,
    turns: evidence,
  };
}

function countPeople({ turns }: Counted, which: Count['which']): CountAnswer {
  const words = new Map<string, number>();
  for (const { meeting, turn } of turns) {
    const { speaker, text } = meeting.turns[turn] ?? { speaker: null, text: '' };
    if (speaker !== null) words.set(speaker, (words.get(speaker) ?? 0) + text.split(/\s+/u).length);
  }
  const names = [...words.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  const [most] = [...words].toSorted(([, one], [, other]) => other - one);
  if (which === 'most')
    return {
      value: most ? 1 : 0,
      sentence: most ? `${most[0]}, with ${numbered(most[1], 'word')}.` : 'No one.',
      turns: firstTurns(
        turns.filter(({ meeting, turn }) => meeting.turns[turn]?.speaker === most?.[0]),
      ),
    };
  return {
    value: names.length,
    sentence: `${names.length === 1 ? '1 person' : `${names.length} people`}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    turns: firstTurns(turns),
  };
}

function countTurns({ turns }: Counted, which: Count['which']): CountAnswer {
  if (which === 'first' || which === 'last') {
    const dated = turns
      .filter(({ meeting }) => meeting.day !== null)
      .toSorted((one, other) => byDay(one.meeting, other.meeting) || one.turn - other.turn);
    const chosen = which === 'first' ? dated[0] : dated.at(-1);
    const speaker = chosen?.meeting.turns[chosen.turn]?.speaker;
    return {
      value: chosen ? 1 : 0,
      sentence: chosen
        ? `${dayOf(chosen.meeting)}, ${speaker ?? 'a speaker without a name'}: ${chosen.meeting.title}.`
        : 'Never, in meetings with a date.',
      turns: chosen ? [chosen] : [],
    };
  }
  const meetings = new Set(turns.map(({ meeting }) => meeting)).size;
  return {
    value: turns.length,
    sentence: `${numbered(turns.length, 'turn')} in ${numbered(meetings, 'meeting')}.`,
    turns: firstTurns(turns),
  };
}

const kindOf = { decisions: 'decision', actions: 'action', questions: 'question' } as const;

function countOutcomes({ question, meetings }: Counted, of: keyof typeof kindOf): CountAnswer {
  const turns = meetings.flatMap((meeting) =>
    meeting.outcomes
      .filter(
        ({ kind, owner, turn }) =>
          kind === kindOf[of] &&
          (question.speakers.length === 0 ||
            question.speakers.includes(owner ?? meeting.turns[turn]?.speaker ?? '')) &&
          mentions(meeting.turns[turn]?.text ?? '', question.phrase, question.alone),
      )
      .map(({ turn }) => ({ meeting, turn })),
  );
  const name = { decisions: 'decision', actions: 'action', questions: 'open question' }[of];
  return { value: turns.length, sentence: `${numbered(turns.length, name)} found.`, turns };
}

/** The first turn of each meeting. */
const firstTurns = (turns: readonly CountedTurn[]): CountedTurn[] =>
  turns.filter(({ meeting }, at) => turns[at - 1]?.meeting !== meeting);

const byDay = (one: Meeting, other: Meeting): number =>
  (one.day ?? '9').localeCompare(other.day ?? '9') ||
  (one.startedAt ?? 0) - (other.startedAt ?? 0) ||
  one.id.localeCompare(other.id);
const inOrder = (meetings: readonly Meeting[]): Meeting[] => meetings.toSorted(byDay);
const dayOf = ({ day }: Meeting): string => (day === null ? 'no date' : writtenDay(day));
const numbered = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
