import { mentions } from '../question/phrase.ts';
import type { Question } from '../question/read-question.ts';
import type { Meeting } from '../types.ts';
import type { CountAnswer, CountedTurn } from './count-answer.ts';

/**
 * Who spoke with whom: pairs of people with consecutive turns, one of which mentions the phrase, sorted by number of
 * such turns. If the question names people, only their pairs.
 */
export function exchangesAbout(question: Question, meetings: readonly Meeting[]): CountAnswer {
  const pairs = new Map<string, CountedTurn[]>();
  for (const meeting of meetings) {
    for (const [before, one] of meeting.turns.entries()) {
      const other = meeting.turns[before + 1];
      if (!other || one.speaker === null || other.speaker === null) continue;
      if (one.speaker === other.speaker || !isAsked(question, [one.speaker, other.speaker]))
        continue;
      const turn = [before, before + 1].find((at) =>
        mentions(meeting.turns[at]?.text ?? '', question.phrase),
      );
      if (turn === undefined) continue;
      const key = [one.speaker, other.speaker].toSorted().join(' and ');
      pairs.set(key, [...(pairs.get(key) ?? []), { meeting, turn }]);
    }
  }
  const most = [...pairs].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || one.localeCompare(other),
  );
  const named = most.slice(0, pairsNamed).map(([names, turns]) => `${names} (${turns.length})`);
  const rest = most.length - named.length;
  return {
    value: most.length,
    sentence: `${named.join(', ')}${rest > 0 ? ` and ${rest} more pairs` : ''}.`,
    turns: most.flatMap(([, turns]) => turns.slice(0, 1)),
  };
}

const pairsNamed = 10;

const isAsked = ({ speakers }: Question, pair: readonly string[]): boolean =>
  speakers.length > 1
    ? pair.every((name) => speakers.includes(name))
    : speakers.length === 0 || pair.some((name) => speakers.includes(name));
