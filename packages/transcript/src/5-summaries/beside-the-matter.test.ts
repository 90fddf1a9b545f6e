import { expect, test } from 'vitest';
import { isBesideTheMatter } from './beside-the-matter.ts';

test.each([
  ['a call check', 'Can everybody hear me at the harbour office?'],
  ['a greeting', 'Good morning, I am Bo of the harbour office.'],
  ['thanks', 'Thank you for the report on the cranes.'],
  ['the agenda', 'We have three main items on the agenda today.'],
  ['the next item', "Let's move on to the report about the cranes."],
  ['the recording', 'I will start recording the call at the harbour.'],
  ['a joke', 'We could paint the crane pink, just kidding.'],
  ['a smile', 'we could paint the crane pink :)'],
  ['a vote', 'We have a motion and a second to close the quay.'],
  ['a caption', '[music] The crane lifts 40 pallets.'],
  ['what a tool writes', 'Screen sharing started in the harbour office.'],
  ['an intention to tell', 'I wanted to share some news of the quay.'],
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
