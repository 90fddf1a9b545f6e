import { paths } from '@rapport/contract';
import { wordOfRank } from '../search/talk.ts';

const ranks = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, at) => wordOfRank(from + at * step));

/** Enough that a load of some seconds rarely repeats a question, so caches help as little as in real use. */
const questionsOfKind = 400;

/** Questions by how many meetings contain their words. */
export const questions: Record<string, string[]> = {
  'about a rare word': ranks(questionsOfKind, 20_000, 15).map(
    (word) => `What was said about ${word}?`,
  ),
  'about a word of some meetings': ranks(questionsOfKind, 2000, 5).map(
    (word) => `What was said about ${word}?`,
  ),
  'about two frequent words': ranks(questionsOfKind, 20, 1).map(
    (word) => `What was decided about ${word} and ${wordOfRank(40)}?`,
  ),
  'about three words': ranks(questionsOfKind, 300, 2).map(
    (word) => `Why is ${word} late for ${wordOfRank(15)} and ${wordOfRank(700)}?`,
  ),
  'a count of a rare word': ranks(questionsOfKind, 15_000, 15).map(
    (word) => `How often was ${word} mentioned?`,
  ),
  'a count of meetings': ['How many meetings were there last month?'],
};

export const requestOf = (question: string, token: string) => {
  const body = JSON.stringify({ question });
  return `POST ${paths.ask} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

export const requestsOf = (kind: string, token: string): string[] =>
  (questions[kind] ?? []).map((question) => requestOf(question, token));

/** Requests of all kinds, alternating. */
export function mixedRequests(token: string): string[] {
  const kinds = Object.keys(questions).map((kind) => requestsOf(kind, token));
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    kinds.flatMap((some) => some[at % some.length] ?? []),
  ).flat();
}
