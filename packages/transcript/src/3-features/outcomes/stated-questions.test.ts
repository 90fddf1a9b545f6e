import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { statedQuestions } from './stated-questions.ts';

const questionsOf = (script: string): string[] =>
  statedQuestions(talkFrom(script).turns).map(({ quote }) => quote);

test.each([
  ["I don't know.", 'Right.'],
  ['Um, no idea. Nobody told us.', 'Then we wait.'],
  ["Good question. I'd have to ask the landlord.", "Okay, I'll write it down."],
  ["We don't know yet.", 'Can you find out by Monday?'],
  ["That's a good question.", 'Anyway, the next point.'],
  ["Let's leave it for today.", 'Fine.'],
])("'Who pays …?' stays open after '%s' and '%s'", (reply, then) => {
  const script = `
    Ana Berg: Who pays for the new gate?
    Bo Lund: ${reply}
    Ana Berg: ${then}
  `;
  expect(questionsOf(script)).toEqual(['Who pays for the new gate?']);
});

test.each([
  ['The landlord pays for it.', 'Good.'],
  ["I don't know, maybe the landlord.", 'Good.'],
  ["I don't know.", 'The landlord pays, it is in the lease.'],
  ['Good question. The landlord, and we share the rest.', 'Good.'],
])("'Who pays …?' is answered by '%s' and '%s'", (reply, then) => {
  const script = `
    Ana Berg: Who pays for the new gate?
    Bo Lund: ${reply}
    Cleo Diaz: ${then}
  `;
  expect(questionsOf(script)).toEqual([]);
});

test.each([
  'What do you think of the gate?',
  'Why did nobody lock the gate?',
  'It was the old gate, right?',
])("'%s' is none that a group has to settle", (question) => {
  expect(questionsOf(`Ana Berg: ${question}\n Bo Lund: I don't know.`)).toEqual([]);
});

test.each([
  'The colour of the gate is still open.',
  'How often we paint it is open.',
  'Open question: the colour of the gate',
])("'%s' says that a matter stays open", (said) => {
  expect(questionsOf(`Ana Berg: ${said}\n Bo Lund: Okay.`)).toEqual([said]);
});

test.each(['We can start once the gate is open.', 'Two of the tickets are still open.'])(
  "'%s' speaks of something else",
  (said) => {
    expect(questionsOf(`Ana Berg: ${said}\n Bo Lund: Okay.`)).toEqual([]);
  },
);

test('what nobody knows is open when anybody is asked', () => {
  const script = 'Ana: Does anybody know if the gate opens on Sundays?\nBo: No idea, to be honest.';
  expect(questionsOf(script)).toEqual(['Does anybody know if the gate opens on Sundays?']);
});
