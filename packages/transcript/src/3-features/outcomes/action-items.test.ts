import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { namesSaidTo } from '../names-said.ts';
import { actionItemsMax } from './action-items.ts';
import { findOutcomes } from './find-outcomes.ts';

function itemsIn(script: string) {
  const talk = talkFrom(script);
  return findOutcomes({ talk, saidTo: namesSaidTo(talk), date: '2026-11-18', language: 'en' })
    .actionItems;
}

describe('tasks', () => {
  test.each([
    ['a promise', "Ana Berg: Okay, I'll send the new numbers by Friday.", 'Ana Berg', 'Friday'],
    ['a plan', 'Ana Berg: I will write to the supplier about that.', 'Ana Berg', null],
    [
      'a promise of anything with a date',
      "Ana Berg: I'll fill the rota this week.",
      'Ana Berg',
      'this week',
    ],
    [
      'a polite request by name',
      'Bo Lund: Hello.\nAna Berg: Bo, please make the logout easier to find.',
      'Bo Lund',
      null,
    ],
    [
      'a delivery asked for by name',
      'Bo Lund: Hello.\nAna Berg: Bo, I need a description from you by tomorrow evening.',
      'Bo Lund',
      'tomorrow evening',
    ],
    [
      'a need with a date',
      'Ana Berg: I need to finish the report by tomorrow.',
      'Ana Berg',
      'tomorrow',
    ],
    [
      'a name and what to do',
      'Bo Lund: Hello.\nAna Berg: Bo, finalize the contract with the mill by Monday.',
      'Bo Lund',
      'Monday',
    ],
    [
      'what somebody is responsible for',
      'Bo Lund: Hello.\nAna Berg: Bo is responsible for running the check by Monday.',
      'Bo Lund',
      'Monday',
    ],
    [
      'a name, a dash and what to do',
      'Bo Lund: Hello.\nAna Berg: And Bo — publish the plan of the port by Monday so that everyone sees it.',
      'Bo Lund',
      'Monday',
    ],
    [
      'a numbered action',
      'Bo Lund: Hello.\nAna Berg: Action one: Bo — analysis of the staff, due Monday.',
      'Bo Lund',
      'Monday',
    ],
    [
      'somebody to do it',
      'Bo Lund: Hello.\nAna Berg: Bo to submit the plan by Monday.',
      'Bo Lund',
      'Monday',
    ],
    [
      'an action item that is told',
      'Bo Lund: Hello.\nAna Berg: So the action item there is Bo to complete the move by Monday.',
      'Bo Lund',
      'Monday',
    ],
    [
      'what to do and a name',
      'Bo Lund: Hello.\nAna Berg: Send me the list of keys, Bo.',
      'Bo Lund',
      null,
    ],
    [
      'what the sentence before says',
      'Bo Lund: Hello.\nAna Berg: The move should be done by Friday. Bo, please own this.',
      'Bo Lund',
      'Friday',
    ],
    [
      'a request that is taken in the second sentence',
      "Ana Berg: Bo, could you imagine three slogans by Friday?\nBo Lund: Got it. I'll have some ready.",
      'Bo Lund',
      'Friday',
    ],
    [
      'a request by name',
      'Bo Lund: Hello.\nAna Berg: Bo, can you update the contract before Monday?',
      'Bo Lund',
      'before Monday',
    ],
    [
      'a request that is accepted',
      'Ana Berg: Could you schedule the next review?\nBo Lund: Sure, will do.',
      'Bo Lund',
      null,
    ],
    [
      'a task told of somebody',
      'Bo Lund: Hello.\nAna Berg: Bo will prepare the slides for that.',
      'Bo Lund',
      null,
    ],
    [
      'a shared need that somebody takes',
      'Ana Berg: We need to update the price list.\nBo Lund: I can take that.',
      'Bo Lund',
      null,
    ],
    [
      'an announced one',
      'Bo Lund: Hello.\nAna Berg: Action item: Bo cleans up the backlog.',
      'Bo Lund',
      null,
    ],
    [
      'an announced one for somebody',
      'Bo Lund: Hello.\nAna Berg: Action item for Bo: clean up the backlog.',
      'Bo Lund',
      null,
    ],
  ])('%s', (_, script, owner, due) => {
    expect(itemsIn(script)).toMatchObject([{ owner, due }]);
  });

  test('a list of tasks is split', () => {
    expect(
      itemsIn(
        'Bo Lund: Hi.\nCleo: Hi.\nAna: Action items: Bo drafts the summary; Cleo checks the logs.',
      ),
    ).toMatchObject([
      { text: 'Bo drafts the summary', owner: 'Bo Lund', turn: 2 },
      { text: 'Cleo checks the logs.', owner: 'Cleo', turn: 2 },
    ]);
  });

  test('the text is verbatim; a cut at its start is marked', () => {
    expect(itemsIn("Ana: Okay, so, um, I'll send the the numbers to finance.")[0]?.text).toBe(
      "… I'll send the the numbers to finance.",
    );
  });
});

test('an endless word is not a task', () => {
  expect(itemsIn(`Ana: I'll send ${'A'.repeat(1_000_000)} to all of you.`)).toEqual([]);
});

describe('no tasks', () => {
  test.each([
    "Ana: I'll share my screen now for a moment.",
    'Ana: I look after marketing, and I will be asking the questions for the next half hour.',
    "Ana: I'll be on the train tomorrow, and then at home.",
    'Bo: Hi.\nAna: Bo, please go ahead with your topic.',
    "Ana: On Monday I was out sick, so I'll defer to the others.",
    "Ana: I'll just say that this was hard work.",
    'Ana: If I send the numbers they will be wrong.',
    "Ana: I won't send the numbers to them.",
    'Ana: We need to update the price list.\nBo: Yes, that is right.',
    'Ana: Could you schedule the next review?\nBo: No, I have no access.',
    'Ana: I would have sent the report to them.',
    "Ana: I'll usually send the numbers on Monday.",
    "Ana: Maybe I'll send the numbers to finance.",
    "Ana: I'll be focused on the numbers of the mill, probably from Monday on.",
    'Ana: So I assume I will send the numbers to finance.',
    "Ana: I said, let me send the numbers to finance and I'll.",
    'Ana: I think it would be very helpful to send the numbers to finance.',
    "Ana: I can guarantee you we're not going to send the numbers by Friday.",
    'Bo: Hi.\nAna: Bo, can you call him now please?\nBo: Calling.',
    'Ana: Can you see my screen with the report?\nBo: Yes.',
    "Ana: Should I send the numbers to finance?\nBo: Don't.",
    'Ana: They will deploy the new version, I think.',
  ])('%s', (script) => {
    expect(itemsIn(script).filter(({ sure }) => sure)).toEqual([]);
  });
});

test('only the first thousand tasks are kept', () => {
  const lines = Array.from(
    { length: actionItemsMax + 5 },
    (_, at) =>
      `${at % 2 ? 'Ana Berg' : 'Bo Lund'}: I will send report number ${at} to the supplier by Friday.`,
  );
  const items = itemsIn(lines.join('\n'));
  expect(items).toHaveLength(actionItemsMax);
  expect(items.at(-1)?.text).toContain(`number ${actionItemsMax - 1} `);
});

test('a request that is answered at once is no task', () => {
  const script =
    'Ana Berg: Bo, can you share the figures?\nBo Lund: Sure. The mill sold ten percent more than last year, mostly in May.';
  expect(itemsIn(script)).toEqual([]);
});

test('taking a task that stands already tells nothing new', () => {
  const script = "Ana Berg: Bo, please write to the mill.\nBo Lund: Sure, I'll take care of that.";
  expect(itemsIn(script).map(({ quote }) => quote)).toEqual(['Bo, please write to the mill.']);
});
