import type { Action } from '@rapport/contract';

export const buildAction = (traits: Partial<Action> = {}): Action => ({
  id: 'a1',
  origin: 'found',
  text: 'I will bring the load figures on Tuesday.',
  quote: 'I will bring the load figures on Tuesday.',
  before: null,
  isCorrected: false,
  owner: null,
  dueDay: null,
  dueWords: null,
  state: 'open',
  closedOn: null,
  note: null,
  meeting: null,
  author: null,
  addedOn: null,
  group: 'no-date',
  can: { change: true, correct: true },
  ...traits,
});
