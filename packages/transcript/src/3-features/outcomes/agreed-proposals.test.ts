import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { agreedProposal } from './agreed-proposals.ts';

function agreedIn(script: string): string | null {
  const { turns } = talkFrom(script);
  const [turn] = turns;
  return turn ? (agreedProposal(turn, turns)?.text ?? null) : null;
}

test.each([
  ["Let's ship the first crane on Monday.", 'Sounds good.'],
  ['I propose we add a buffer of a fifth.', 'That sounds reasonable. Mike, can you do it?'],
  ['Should we ask the port to look at it?', 'Yes, that sounds good to me.'],
  ["I'm recommending we give the crane to the other pier.", 'That works on my end.'],
  ['We should keep both servers for two weeks.', 'Agreed.'],
])('a proposal that the next speaker assents to: %s %s', (proposal, assent) => {
  expect(agreedIn(`Ana: ${proposal}\nBo: ${assent}`)).toBe(proposal);
});

test.each([
  ['What if we move the launch to the second of March?', 'Good idea, approved.'],
  ['We could rent a second crane for May.', 'Great, let’s do that then.'],
  ["I'd like a budget of two thousand for the stand.", 'Okay, deal.'],
])('what is only suggested, said to words of approval: %s %s', (proposal, approval) => {
  expect(agreedIn(`Ana: ${proposal}\nBo: ${approval}`)).toBe(proposal);
  expect(agreedIn(`Ana: ${proposal}\nBo: Sounds good.`)).toBe(null);
});

test.each([
  ['What if Cy takes the early ferry and we swap in May?', 'I can live with that.'],
  ['How about we send one letter to the port?', "That's a good idea."],
  ["I'd say from May we close the depot at six.", 'Fine with me.'],
  ['The crane should be painted before the ferry leaves.', 'Yep, agreed.'],
])('an idea is a proposal if more than one agree: %s %s', (idea, assent) => {
  expect(agreedIn(`Ana: ${idea}\nBo: ${assent}`)).toBe(null);
  expect(agreedIn(`Ana: ${idea}\nBo: ${assent}\nCy: Works for me.`)).toBe(idea);
  expect(agreedIn(`Ana: ${idea}\nBo: ${assent}\nCy: I'll tell the port.`)).toBe(idea);
  expect(agreedIn(`Ana: ${idea}\nBo: ${assent}\nCy: Where is the port?`)).toBe(null);
});

test('after a question for assent a plain yes is enough', () => {
  expect(agreedIn('Ana: We meet at the pier. Everybody okay with that?\nBo: Yep.')).toBe(
    'We meet at the pier.',
  );
});

test('what somebody confirms is agreed with a plain yes', () => {
  const said = 'So just to confirm, we close the north gate in May.';
  expect(agreedIn(`Ana: ${said}\nBo: Correct.`)).toBe(said);
  expect(agreedIn('Ana: It has to be clear that the gate is closed.\nBo: Correct.')).toBe(null);
});

test('a question for assent makes a proposal of the sentence before', () => {
  const said = 'Ana: Next, the crane. The port wants Monday. Is everyone good with that?';
  expect(agreedIn(`${said}\nBo: Works for me.`)).toBe('The port wants Monday.');
});

test.each([
  ["Let's list what we do:", 'Sounds good.'],
  ["Let's see what the port says.", 'Sounds good.'],
  ["There is a lot to cover, so let's dive right in.", 'Absolutely.'],
  ["Let's move on to the second matter.", 'Okay, agreed.'],
  ["Let's ship the first crane on Monday.", 'I am not sure.'],
  ["Let's ship the first crane on Monday.", 'I agree, but not on Monday.'],
  ['The first crane ships on Monday.', 'Sounds good.'],
  ["The change I'm proposing requires a new test of the crane.", 'Noted.'],
  ['We could do that.', 'Approved.'],
  ["I'd like to show my screen for the crane.", "Okay, let's do it."],
  ['We could rent a second crane for May.', 'Do we do that every year?'],
  ['This call is being recorded for the notes. Is that okay?', 'Fine by me.'],
])('no proposal, or no assent: %s %s', (said, reply) => {
  expect(agreedIn(`Ana: ${said}\nBo: ${reply}`)).toBe(null);
});

test('a speaker does not assent to themselves', () => {
  expect(agreedIn("Ana: Let's ship the first crane on Monday.")).toBe(null);
});
