import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { namesSaidTo } from '../names-said.ts';
import { findActionItems } from './action-items.ts';
import { passagesOf } from './passages.ts';
import { isTalkOfSpeeches } from './talk-of-speeches.ts';

const small = 'The harbour is far away.';

/** The tasks of a meeting whose passages have these scores; the sentence of a passage is its first. */
function itemsIn(script: string, scoreOf: (at: number) => number = () => -1) {
  const talk = talkFrom(script);
  const passages = passagesOf(talk.turns);
  return findActionItems({
    talk,
    saidTo: namesSaidTo(talk),
    date: '2026-11-18',
    summed: [],
    listed: [],
    isSpeech: isTalkOfSpeeches(talk),
    isWorth: () => true,
    passages,
    scores: passages.map((_, at) => scoreOf(at)),
    sentenceAt: (at) => {
      const [sentence] = passages[at]?.sentences ?? [];
      return sentence ? { sentence, turn: passages[at]?.turn ?? 0, speaker: 0 } : null;
    },
  });
}

describe('a passage with a high score', () => {
  const lines = (count: number, ...told: [at: number, text: string][]) =>
    Array.from({ length: count }, (_, at) => {
      const text = told.find(([where]) => where === at)?.[1] ?? `${small} So ${at}.`;
      return `Ana: ${text}`;
    }).join('\n');

  test('is a task, in the words of its clearest sentence', () => {
    const items = itemsIn(lines(3, [1, 'I could write to them, let me think.']), (at) =>
      at === 1 ? 0.5 : -1,
    );
    expect(items).toMatchObject([
      { text: 'I could write to them, let me think.', turn: 1, owner: 'Ana' },
    ]);
  });

  test('gives no second task next to a promise, but gives one three turns away', () => {
    const promise = "I'll send the list to the office.";
    const turnsWith = (high: number) =>
      itemsIn(lines(20, [10, promise]), (at) => (at === high ? 1 : -1)).map(({ turn }) => turn);
    expect(turnsWith(7)).toEqual([7, 10]);
    expect(turnsWith(8)).toEqual([10]);
    expect(turnsWith(10)).toEqual([10]);
    expect(turnsWith(12)).toEqual([10]);
    expect(turnsWith(13)).toEqual([10, 13]);
  });
});

test('a task that is repeated in the same words counts once', () => {
  const items = itemsIn(
    "Ana: I'll send the list to the office.\nBo: Fine.\nAna: I'll send the LIST to the office.",
  );
  expect(items).toMatchObject([{ turn: 0 }]);
});

describe('the sentence shown before a task needs at least three words', () => {
  const task = "Ana: I'll send it to the office by Friday.";
  test.each([
    [
      'in the same turn',
      `Bo: Hello there, Ana.\nAna: The list is new. I'll send it to the office.`,
      'The list is new.',
    ],
    ['in the turn before', `Bo: The list is new.\n${task}`, 'The list is new.'],
    ['two turns before', `Bo: The list is new.\nCleo: Oh yes.\n${task}`, 'The list is new.'],
    ['of three words', `Bo: The list came.\n${task}`, 'The list came.'],
    ['not three turns before', `Bo: The list is new.\nCleo: Oh.\nBo: Yes.\n${task}`, null],
    ['not after it', `${task}\nBo: The list is new.`, null],
    [
      'not of a task that needs none',
      "Bo: The list is new.\nAna: I'll send the list to the office.",
      null,
    ],
  ])('%s', (_, script, before) => {
    expect(itemsIn(script)).toMatchObject([{ before }]);
  });
});

test.each([
  "I'll send it to Bo.",
  "I'll send the list - with the rest - to the office.",
  `I'll send the list to ${'them and '.repeat(19)}the shop.`,
  `I'll send the list to the ${'x'.repeat(370)}.`,
])('lengths that a task may have: %s', (text) => {
  expect(itemsIn(`Ana: ${text}`)).toMatchObject([{ quote: text, owner: 'Ana' }]);
});

test('an announced task has the owner named in its label or in its first words', () => {
  const script = (said: string) => `Bo Lund: Hello.\nAna: ${said}`;
  expect(itemsIn(script('Action item for Bo: clean up the backlog.'))).toMatchObject([
    { quote: 'clean up the backlog.', owner: 'Bo Lund', due: null, dueDate: null },
  ]);
  expect(itemsIn(script('Action item: Bo cleans up the backlog by Friday.'))).toMatchObject([
    { owner: 'Bo Lund', due: 'Friday', dueDate: '2026-11-20' },
  ]);
  expect(itemsIn(script('Action item: clean up the backlog.'))).toMatchObject([{ owner: null }]);
});

describe('sentences that promise something but are not tasks', () => {
  test.each([
    "I'll send the list.",
    "I'll send the list to the office if I get…",
    `I'll send the list to ${'the office and '.repeat(15)}the shop.`,
    `I'll send the list to the ${'x'.repeat(400)} office.`,
    "I'll send my screen to the office right now.",
    "I'll put it to you that way, if you like.",
    "I'm open for questions if there are any.",
    'I will also be flying to Leeds later today.',
    "Maybe I'll send the list to the office.",
    "I'll send the list to the office?",
  ])('%s', (text) => {
    expect(itemsIn(`Ana: ${text}`)).toEqual([]);
  });
});

describe('a passage that the model takes for a task', () => {
  const layerOf = (text: string) =>
    itemsIn(`Ana: ${text}`, () => 2).map(({ sure }) => (sure ? 'sure' : 'maybe'))[0] ?? 'none';

  test.each([
    'We get the new keys from the locksmith.',
    "If you could bring the keys, that'd be great.",
  ])("is sure: '%s'", (text) => {
    expect(layerOf(text)).toBe('sure');
  });

  test('needs a higher score to be sure where it has no owner', () => {
    const sureAt = (score: number, text: string) =>
      itemsIn(`Ana: ${text}`, () => score).map(({ sure }) => sure);
    expect(sureAt(0.5, 'We get the new keys from the locksmith.')).toEqual([false]);
    expect(sureAt(0.5, 'I could get the new keys, let me look.')).toEqual([true]);
  });

  test.each([
    'We might get the new keys from the locksmith.',
    'I will not ask for the new keys this year.',
    'If the locksmith has the keys, we get them.',
    "It's a matter of getting the new keys cut.",
  ])("may be one: '%s'", (text) => {
    expect(layerOf(text)).toBe('maybe');
  });

  test.each([
    'I can give a quick update on the new keys.',
    'Would you like to speak about the new keys?',
    'Let me post that to the chat for the locksmith.',
    'I would like to end the call here and get the keys.',
    'Please subscribe to hear more about the locksmith.',
    'I will give it back to the locksmith now.',
    'Let me see if the keys are on the list.',
  ])("is none: '%s'", (text) => {
    expect(layerOf(text)).toBe('none');
  });
});

test('where people give speeches, only definite words are sure', () => {
  const speech = `${small} `.repeat(30);
  const script = [
    `Ana: We get the keys from the locksmith. ${speech}`,
    ...Array.from({ length: 3 }, () => `Cleo: ${speech}`),
    `Bo: I'll order the new keys by Friday. ${speech}`,
  ].join('\n');
  const found = itemsIn(script, (at) => (at === 0 ? 1 : -1));
  expect(found.map(({ turn, sure }) => ({ turn, sure }))).toEqual([
    { turn: 0, sure: false },
    { turn: expect.any(Number), sure: true },
  ]);
});

test('a request after a word that is no name is one', () => {
  const script = 'Ana: Okay, please send the list to the mill.\nBo: Sure, will do.';
  expect(itemsIn(script).map(({ owner }) => owner)).toEqual(['Bo']);
});

test('a short promise is a task with a day, and none without', () => {
  expect(itemsIn("Ana: The crane is broken.\nBo: I'll escalate that tomorrow.")).toMatchObject([
    { owner: 'Bo', due: 'tomorrow' },
  ]);
  expect(itemsIn("Ana: The crane is broken.\nBo: I'll escalate that.")).toEqual([]);
});

test('the day of a longer answer does not replace the day that was asked for', () => {
  const asked = 'Ana: Bo, can you send the list by Friday?';
  const due = (answer: string) => itemsIn(`${asked}\nBo: ${answer}`)[0]?.due;
  expect(due('Thursday, no problem.')).toBe('Thursday');
  const other = "We are fine, and I'll flag any trouble with the crane by Monday if it breaks.";
  expect(due(other)).toBe('Friday');
});

test('a need of time is no sure task of a team', () => {
  const said = 'Ana: The harbour team will need two more weeks for the crane.';
  expect(itemsIn(said, () => 2).filter(({ sure }) => sure)).toEqual([]);
});
