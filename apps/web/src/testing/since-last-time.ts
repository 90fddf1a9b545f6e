import type { LastTime, Outcome, PromisedAction, SinceLastTime } from '@rapport/contract';

const said = (text: string, turn: number, start: number, speaker: string): Outcome => ({
  text,
  evidence: [{ turn, quote: text, said: { start, speaker } }],
});

export const buildPromise = (promise: Partial<PromisedAction>): PromisedAction => ({
  id: `promise-${promise.text}`,
  text: 'I will call the grid operator.',
  quote: promise.text ?? 'I will call the grid operator.',
  isCorrected: false,
  owner: { userId: 'joost', name: 'Joost Maas' },
  dueDay: null,
  state: 'open',
  turn: 40,
  start: 860,
  ...promise,
});

/** The series 'Depot leads', due on Tuesday 24 November 2026. */
export const buildDueSeries = (series: Partial<LastTime> = {}): LastTime => ({
  id: 'depot',
  name: 'Depot leads',
  dueDate: '2026-11-24',
  dueTime: '10:00',
  last: { id: 'depot-17', title: 'Depot leads', date: '2026-11-17' },
  decisions: [
    said(
      'We open on the first of March, and I would rather say that now than move it twice.',
      30,
      760,
      'Joost Maas',
    ),
    said('All the stock stays with Vermeer.', 55, 1152, 'Daniel Roth'),
  ],
  promises: [
    buildPromise({ text: 'I can share the energy figures.', state: 'done', dueDay: '2026-11-18' }),
    buildPromise({ text: 'I will call them.', dueDay: '2026-11-20' }),
    buildPromise({
      text: 'I’ll send Vermeer the extension before they ask for it again.',
      owner: { userId: 'marta', name: 'Marta Lindgren' },
      dueDay: '2026-11-18',
      turn: 88,
      start: 1900,
    }),
  ],
  openQuestions: [said('So who signs the extension with Vermeer?', 87, 1874, 'Joost Maas')],
  missing: [
    { name: 'Lena Voss', meetings: 9, of: 10 },
    { name: 'Piotr Wrona', meetings: 5, of: 5 },
  ],
  ...series,
});

export const buildSinceLastTime = (...series: LastTime[]): SinceLastTime => ({
  today: '2026-11-20',
  until: '2026-11-27',
  series,
});
