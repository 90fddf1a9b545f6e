import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../3-features/sentences.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { isBesideTheMatter, isDenied, matterOf } from './beside-the-matter.ts';

test.each([
  ['a call check', 'Can everybody hear me at the harbour office?'],
  ['a greeting', 'Good morning, I am Bo of the harbour office.'],
  ['thanks', 'Thank you for the report on the cranes.'],
  ['the agenda', 'We have three main items on the agenda today.'],
  ['the next item', "Let's move on to the report about the cranes."],
  ['the recording', 'I will start recording the call at the harbour.'],
  ['a joke', 'We could paint the crane pink, just kidding.'],
  ['a smile', 'we could paint the crane pink :)'],
  ['a slide', 'As you can see, the crane is on my screen.'],
])('%s is beside the matter', (_, sentence) => {
  expect(isBesideTheMatter(sentence)).toBe(true);
});

test.each([
  'The crane needs new cables before the storms in autumn.',
  'We recorded three accidents on the quay in May.',
  'The stream of ships moves through the canal.',
  'We introduced a limit of 20 tons last year.',
])('%s is the matter', (sentence) => {
  expect(isBesideTheMatter(sentence)).toBe(false);
});

test.each([
  ['No, it arrives on Friday.', true],
  ['Nope.', true],
  ['That is not what they told us.', true],
  ["Well, I don't think so.", true],
  ['No problem.', false],
  ['No objections.', false],
  ["No, you're right.", false],
  ['Now it is Friday.', false],
  ['Not yet.', false],
])('the reply %s denies: %s', (reply, denies) => {
  expect(isDenied(sentencesOf(reply)[0])).toBe(denies);
});

describe('the matter of a meeting', () => {
  const talk = Array(30).fill('Bo: The crane is old.\nCleo: Yes.').join('\n');
  const matter = (script: string) => matterOf(talkFrom(script).turns);

  test('begins where somebody opens the meeting, if that is early', () => {
    expect(matter(`Bo: Nice cake.\nAna: Okay, let's get started.\n${talk}`).from).toBe(1);
    expect(matter(talk).from).toBe(0);
    expect(matter(`${talk}\nAna: Okay, let's get started.\n${talk}`).from).toBe(0);
  });

  test('ends where people part, if that is late', () => {
    expect(matter(`${talk}\nAna: Have a good day.\nBo: Nice cake.`).to).toBe(60);
    expect(matter(`${talk}\nAna: Good.`).to).toBe(60);
    expect(matter(`Ana: Have a good day.\n${talk}`).to).toBe(60);
  });
});
