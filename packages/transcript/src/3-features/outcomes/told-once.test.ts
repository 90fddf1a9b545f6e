import { describe, expect, test } from 'vitest';
import type { ActionItem, Outcome } from '../../types.ts';
import { outcomesToldOnce, tasksToldOnce } from './told-once.ts';

const task = (quote: string, more: Partial<ActionItem> = {}): ActionItem => ({
  text: quote,
  quote,
  owner: null,
  due: null,
  dueDate: null,
  turn: 0,
  before: null,
  sure: true,
  ...more,
});

const outcome = (quote: string, sure = true): Outcome => ({
  text: quote,
  quote,
  turn: 0,
  speaker: 'Ana',
  sure,
});

test('a task that is asked, promised and summed up is told where it came first', () => {
  const tasks = [
    task('Bo, can you send the wedding menu to the bakery?', { owner: 'Bo' }),
    task('I will send the wedding menu by Friday.', { owner: 'Bo', due: 'Friday' }),
    task('Wedding menu to the bakery, Bo.', { owner: 'Bo', due: 'Monday' }),
  ];
  expect(tasksToldOnce(tasks)).toEqual([{ ...tasks[0], due: 'Friday' }]);
});

test('a few words that say a task again are not told, unless a number differs', () => {
  const first = task("I'll book the room for the wedding on floor 2.", { owner: 'Bo' });
  const again = (quote: string) => tasksToldOnce([first, task(quote, { owner: 'Bo', turn: 9 })]);
  expect(again('Bo books the room')).toHaveLength(1);
  expect(again('Bo books the room on floor 3')).toHaveLength(2);
  expect(again('Bo paints the room')).toHaveLength(2);
});

describe('a promise after a request', () => {
  const asked = task('Bo, can you send the menu to the bakery by Friday?', {
    owner: 'Bo',
    due: 'Friday',
  });
  const promised = (quote: string, more: Partial<ActionItem> = {}) =>
    task(quote, { owner: 'Bo', turn: 1, ...more });

  test('is its answer, with the day that is said last', () => {
    const answer = promised("Yes, I'll mail it Thursday.", { due: 'Thursday' });
    expect(tasksToldOnce([asked, answer])).toEqual([{ ...asked, due: 'Thursday' }]);
    expect(tasksToldOnce([asked, promised("Sure, I'll do it.")])).toEqual([asked]);
    expect(tasksToldOnce([asked, promised("Understood, I'll mail the menu.")])).toEqual([asked]);
  });

  test('says what a later summary of it may repeat', () => {
    const answer = promised("Sure, I'll mail the menu with the prices of May.");
    const summary = task('Bo mails the menu with the prices.', { owner: 'Bo', turn: 9 });
    expect(tasksToldOnce([asked, answer, summary])).toEqual([asked]);
  });

  test.each([
    ['with work of its own', promised("Sure, I'll draft a design for the new shop sign.")],
    ['of somebody else', promised("I'll mail it Thursday.", { owner: 'Cleo' })],
    ['much later', promised("I'll mail it Thursday.", { turn: 3 })],
  ])('is a task, if it is one %s', (_, other) => {
    expect(tasksToldOnce([asked, other])).toEqual([asked, other]);
  });
});

test('an owner who is named later is taken over', () => {
  const tasks = [
    task('Somebody has to clean the bread ovens in the cellar.'),
    task('Cleo will clean the bread ovens in the cellar.', { owner: 'Cleo' }),
  ];
  expect(tasksToldOnce(tasks)).toEqual([{ ...tasks[0], owner: 'Cleo' }]);
});

test('a summary of several tasks is left out, what it adds is kept', () => {
  const tasks = [
    task('I will order the flour.', { owner: 'Bo' }),
    task("I'll repair the mixer.", { owner: 'Bo' }),
  ];
  const summary = task('Bo will order flour and repair the mixer.', { owner: 'Bo' });
  const more = task('Bo will order flour and visit the mill in the valley.', { owner: 'Bo' });
  expect(tasksToldOnce([...tasks, summary])).toEqual(tasks);
  expect(tasksToldOnce([...tasks, more])).toEqual([...tasks, more]);
});

test('tasks that differ in a number stay two', () => {
  const tasks = [
    task('I will close ticket number 17 in the tracker.', { owner: 'Bo' }),
    task('I will close ticket number 18 in the tracker.', { owner: 'Bo' }),
  ];
  expect(tasksToldOnce(tasks)).toEqual(tasks);
});

test('tasks of two people stay two', () => {
  const tasks = [
    task('Bo will clean the bread ovens in the cellar.', { owner: 'Bo' }),
    task('Cleo will clean the bread ovens in the cellar too.', { owner: 'Cleo' }),
  ];
  expect(tasksToldOnce(tasks)).toEqual(tasks);
});

test('a proposal and its resolution are told as the resolution', () => {
  const proposed = outcome('Proposal: open the shop in Harbour Street on Sundays');
  const resolved = outcome('The shop in Harbour Street opens on Sundays');
  expect(outcomesToldOnce([proposed, resolved])).toEqual([resolved]);
});

test('what may be one does not replace what is sure', () => {
  const sure = outcome('We open the shop in Harbour Street on Sundays');
  const maybe = outcome('So the shop in Harbour Street, on Sundays', false);
  expect(outcomesToldOnce([sure, maybe])).toEqual([sure, maybe]);
  const tasks = [
    task('Bo might order flour and yeast', { sure: false, owner: 'Bo' }),
    task('Bo will order flour and yeast', { owner: 'Bo' }),
  ];
  expect(tasksToldOnce(tasks)).toEqual(tasks);
});

test('decisions about different matters stay', () => {
  const decisions = [outcome('We buy the mixer.'), outcome('We keep the oven.')];
  expect(outcomesToldOnce(decisions)).toEqual(decisions);
});
