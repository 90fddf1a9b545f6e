import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { namesSaidTo } from '../names-said.ts';
import { findOutcomes } from './find-outcomes.ts';

const meeting = `
  Ana Berg: Good morning, shall we look at where the new warehouse could go?
  Bo Lund: The north site is nearer to the harbour, the south site is cheaper to rent.
  Cleo Diaz: I prefer the north site, the trucks lose an hour each day otherwise.
  Ana Berg: So are we all agreed that we go with the north site?
  Bo Lund: Yes, I agree, let's go with the north site.
  Cleo Diaz: Yeah, agreed, that's decided then.
  Ana Berg: Good. The second matter is the old scanners, they break every week.
  Bo Lund: Do we know how much a new set of scanners would cost us?
  Cleo Diaz: I don't know. I really have no idea, that's an open question.
  Bo Lund: We have three of them in the cellar, and two at the gate.
  Ana Berg: The supplier could not say either. Bo, can you send them the list by Friday?
  Bo Lund: Sure. I'll do it tomorrow.
`;

function outcomesOf(script: string, language = 'en', date: string | null = '2026-11-18') {
  const talk = talkFrom(script);
  return findOutcomes({ talk, saidTo: namesSaidTo(talk), date, language });
}

test('an agreement is a decision, with its speaker', () => {
  const { decisions } = outcomesOf(meeting);
  expect(decisions.map(({ turn }) => turn).some((turn) => turn >= 3 && turn <= 5)).toBe(true);
  for (const { quote, turn, speaker } of decisions) {
    expect(talkFrom(meeting).turns[turn]?.sentences.map(({ text }) => text)).toContain(quote);
    expect(['Ana Berg', 'Bo Lund', 'Cleo Diaz']).toContain(speaker);
  }
});

test('a task has owner, words, due day, and the sentence it refers to', () => {
  const { actionItems } = outcomesOf(meeting);
  expect(actionItems).toContainEqual({
    text: 'Bo, can you send them the list by Friday?',
    quote: 'Bo, can you send them the list by Friday?',
    owner: 'Bo Lund',
    due: 'tomorrow',
    dueDate: '2026-11-19',
    turn: 10,
    before: 'The supplier could not say either.',
    sure: true,
  });
});

test('without a date of the meeting a task has no due day', () => {
  const [task] = outcomesOf(meeting, 'en', null).actionItems;
  expect(task).toMatchObject({ due: 'tomorrow', dueDate: null });
});

test('a meeting in another language has no outcomes', () => {
  expect(outcomesOf(meeting, 'de')).toEqual({ actionItems: [], decisions: [], openQuestions: [] });
});

test.each([
  'Decision: we keep the old supplier',
  'Decision 3 - we keep the old supplier',
  'Conclusion: we keep the old supplier',
])('a written decision is quoted as it is: %s', (line) => {
  expect(outcomesOf(`Bo Lund: Hello.\nAna Berg: ${line}`).decisions).toMatchObject([
    { text: 'we keep the old supplier', quote: 'we keep the old supplier', turn: 1 },
  ]);
});

test.each(['TODO: call the bank', 'AI: call the bank', 'ACTION 2: call the bank'])(
  'a written task is taken as it stands: %s',
  (line) => {
    expect(outcomesOf(`Bo Lund: Hello.\nAna Berg: ${line}`).actionItems).toMatchObject([
      { text: 'call the bank', quote: 'call the bank' },
    ]);
  },
);

test('spoken and written outcomes are in the order of the meeting', () => {
  const { decisions } = outcomesOf(`${meeting}
  Ana Berg: Decision: we keep the old supplier.`);
  const turns = decisions.map(({ turn }) => turn);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(turns.length).toBeGreaterThanOrEqual(2);
  expect(decisions.at(-1)).toMatchObject({ turn: 12, speaker: 'Ana Berg' });
});

test('a labelled decision replaces what the model found in its turn', () => {
  const { decisions } = outcomesOf(
    "Bo Lund: Hello.\nAna Berg: We all agreed on it, let's go with the north site. Decision: we go with the north site.",
  );
  expect(decisions.map(({ quote }) => quote)).toEqual(['we go with the north site.']);
});

test('labelled decisions are in order of time among the others', () => {
  const { decisions } = outcomesOf(`Bo Lund: Decision: we keep the old supplier.\n${meeting}`);
  const turns = decisions.map(({ turn }) => turn);
  expect(turns.length).toBeGreaterThan(1);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(turns[0]).toBe(0);
});

test('a transcript without names has outcomes without speakers', () => {
  const nameless = meeting.replace(/^ *\w+ \w+: /gm, '');
  const { decisions, actionItems } = outcomesOf(nameless);
  expect(decisions.every(({ speaker }) => speaker === null)).toBe(true);
  expect(actionItems.every(({ owner }) => owner !== 'Unknown speaker')).toBe(true);
  const [label] = outcomesOf('Hello there.\nDecision - we keep the old supplier.').decisions;
  expect(label).toMatchObject({ quote: 'we keep the old supplier.', speaker: null });
});

test('a sentence that was split at a pause is quoted whole', () => {
  const script = "Ana Berg: Hello.\nBo Lund: I'll send the list… to the office by Friday.";
  expect(outcomesOf(script).actionItems).toMatchObject([
    { quote: "I'll send the list… to the office by Friday.", due: 'Friday', turn: 1 },
  ]);
});

test('a decision that is hedged may be one', () => {
  const script = meeting.replace(
    "Yes, I agree, let's go with the north site.",
    'Yes, I agree, maybe we could go with the north site then.',
  );
  const hedged = outcomesOf(script).decisions.filter(({ quote }) => quote.includes('maybe'));
  expect(hedged.every(({ sure }) => !sure)).toBe(true);
});

test('a lecture has no tasks, and its decisions may be some', () => {
  const lecture = Array.from(
    { length: 40 },
    (_, at) =>
      `Ana Berg: I'll send request ${at} to the server, and the decision is that we keep it.`,
  );
  const { actionItems, decisions } = outcomesOf([...lecture, 'Bo Lund: Thanks.'].join('\n'));
  expect(actionItems).toEqual([]);
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.some(({ sure }) => sure)).toBe(false);
});

const surely = (items: readonly { quote: string; sure: boolean }[]) =>
  items.flatMap(({ quote, sure }) => (sure ? quote : []));

test('what is worth little is maybe, unless it is labelled as decided', () => {
  const talk = talkFrom(`${meeting}  Ana Berg: Decision: the old scanners stay until May.\n`);
  const input = { talk, saidTo: namesSaidTo(talk), date: null, language: 'en' };
  const liked = findOutcomes({ ...input, worth: () => 1 });
  const disliked = findOutcomes({ ...input, worth: () => 0 });
  expect(surely(liked.decisions).length).toBeGreaterThan(1);
  expect(surely(liked.actionItems)).not.toEqual([]);
  expect(surely(disliked.decisions)).toEqual(['the old scanners stay until May.']);
  expect(surely(disliked.actionItems)).toEqual([]);
  expect(disliked.actionItems.map(({ quote }) => quote)).toContain(
    'Bo, can you send them the list by Friday?',
  );
});

test('the same words are sure in a tidy meeting, and maybe where people ramble', () => {
  const said = `
    Bo Lund: Let's try the second crane.
    Cleo Diaz: Sounds good.`;
  const rambling = `
    Ana Berg: Um, so yeah, I mean, it's, it's like, you know, the thing with the, uh, with the gate and, and so on, like
    Bo Lund: Right, yeah, uh, no, because, like, they were, um, it was sort of, I don't know, it just, yeah
    Cleo Diaz: Mm-hmm. And, and it's, like, when I was there, um, the other one, it kind of, uh, got stuck and, yeah`;
  const sure = (script: string) => surely(outcomesOf(script).decisions).join(' ');
  expect(sure(`${meeting}${said}`)).toContain('second crane');
  expect(sure(`${rambling.repeat(100)}${said}${rambling.repeat(100)}`)).not.toContain(
    'second crane',
  );
});
