import { expect, test } from 'vitest';
import { ownWorkOf } from './own-work.ts';
import type { CarriedMeeting } from './types.ts';

const rest =
  'There are eleven depots, each with its own sheet of prices, and most of the sheets have not been looked at since spring.';

const meeting = (id: string, openedBy: string, said: readonly [string, string][]) =>
  ({
    id,
    series: 'weekly',
    openedBy,
    turns: said.map(([person, text], turn) => ({ turn, person, text: `${text} ${rest}` })),
  }) satisfies CarriedMeeting;

const work = (what: string): [string, string] => ['ana', `I'm working on the move of the ${what}.`];
const none = new Set<string>();

test('the latest comes first, and what is told nearby is one telling', () => {
  const meetings = [
    meeting('first', 'bo', [work('prices'), ['bo', 'And then?'], work('labels')]),
    meeting('second', 'bo', [['bo', 'Hello.'], work('printer')]),
  ];
  expect(ownWorkOf(meetings, 'ana', none)).toEqual([
    { meetingId: 'second', turn: 1 },
    { meetingId: 'first', turn: 0 },
  ]);
});

test('for somebody who opens the meeting, we is everybody and matters are the agenda', () => {
  const meetings = [meeting('first', 'ana', [['ana', 'We have been working on the prices.']])];
  expect(ownWorkOf(meetings, 'ana', none)).toEqual([]);
  expect(ownWorkOf([meeting('first', 'ana', [work('prices')])], 'ana', none)).toHaveLength(1);
  const agenda = (openedBy: string) =>
    meeting('first', openedBy, [['ana', 'I wanted to bring up the prices.']]);
  expect(ownWorkOf([agenda('ana')], 'ana', none)).toEqual([]);
  expect(ownWorkOf([agenda('bo')], 'ana', none)).toHaveLength(1);
});

test('of a series with regular reports, the latest three tellings are kept', () => {
  const meetings = ['a', 'b', 'c', 'd'].map((id) => meeting(id, 'bo', [work('prices')]));
  expect(ownWorkOf(meetings, 'ana', new Set(['weekly'])).map(({ meetingId }) => meetingId)).toEqual(
    ['d', 'c', 'b'],
  );
});
