import { expect, test } from 'vitest';
import { dueIn } from './due-words.ts';

test.each([
  ["I'll send it by Friday.", 'Friday'],
  ['Can you finish it before lunch?', 'before lunch'],
  ['by the end of the week, please', 'the end of the week'],
  ['It is due on March 3rd.', 'March 3rd'],
  ['We do it tomorrow morning then.', 'tomorrow morning'],
  ['in two weeks', 'in two weeks'],
  ['by EOD', 'EOD'],
  ['until next Monday', 'next Monday'],
  ['by 2024-05-01', '2024-05-01'],
  ['Due: 12-Sep-2025', '12-Sep-2025'],
  ['I send it by Sep 12.', 'Sep 12'],
  ['by end of day tomorrow', 'end of day tomorrow'],
  ['You have the plan by the fourth of December.', 'the fourth of December'],
  ['It is due on December the twenty-third.', 'December the twenty-third'],
  ['I send it before the thirty first of March.', 'before the thirty first of March'],
  ['Let us meet on June second.', 'June second'],
  ['I send it by four.', 'four'],
  ['You have it by half past nine tomorrow.', 'half past nine'],
  ['We raise it this Friday.', 'this Friday'],
  ['It is ready by the end of Q2.', 'the end of Q2'],
  ['You have it by the fourteenth.', 'the fourteenth'],
  ['It is ready by the 15.', 'the 15'],
  ['I paint it this weekend.', 'this weekend'],
  ['I redo the plans for the 2 weeks.', null],
  ['It grew by four percent.', null],
  ['We are late by three weeks.', null],
  ['I may go.', null],
  ['I may first write the second draft.', null],
  ['by the way', null],
  ['The second one.', null],
])('%s is due %s', (text, due) => {
  expect(dueIn(text)).toBe(due);
});
