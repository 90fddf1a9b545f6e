import { expect, test } from 'vitest';
import { mayTellOwnFeeling } from './own-feeling.ts';

test.each([
  ['thanks', 'Thank you so much, that saved my whole week.'],
  ['thanks of a buyer', 'I really appreciate how quick you were with the quote.'],
  ['a wish', 'Have a great rest of your afternoon.'],
  ['a welcome', 'I am so excited to have you on the programme today.'],
  ['an announcement', 'We are thrilled to announce the second edition.'],
  ['praise of a question', 'Oh, I love that question.'],
  ['praise of the talk', 'This was a fantastic conversation.'],
  ['praise of an explanation', 'That is super helpful.'],
  ['praise of everybody', 'Amazing work, everyone.'],
  ['an approval', "Yeah, that's really great."],
  ['an approval of an idea', 'I like that.'],
  ['a wish for a thing', 'A map of the depots would be amazing.'],
  ['a wish of the speaker', "I'd love a beautiful chart for that."],
  ['a case', 'If it fails again we are all furious.'],
  ['the joy of customers', 'Our customers really love the new labels.'],
  ['the trouble of others', 'The drivers were on strike and people are angry.'],
  ['a story of another', 'He lost the shop and hated every day of it.'],
  ['a report of words', 'My aunt said that it was a horrible hotel.'],
  ['a quotation', 'On the door stood "I hate this awful place".'],
  ['small talk', 'The weather was awful when we sailed.'],
  ['modesty', 'My handwriting is really terrible.'],
  ['modesty about a skill', "I'm terrible at names."],
  ['condolence', 'We are very sad about the passing of our founder.'],
  ['medicine', 'The scar is ugly and the pain is worse at night.'],
  ['software', 'The parser crashes horribly when a header is bad.'],
  ['law', 'The lease has a nasty clause on unfair terms.'],
  ['finance', 'Bad debt and the worst losses come from the south.'],
  ['the guest of a show', 'My guest wrote three brilliant books.'],
  ['the promise of a seller', 'You will love how easy the set-up is.'],
  ['a question', 'Why is this warehouse such a mess?'],
] as const)('%s is not the own feeling: %s', (_, sentence) => {
  expect(mayTellOwnFeeling(sentence)).toBe(false);
});

test.each([
  'I am really worried about the handover.',
  'I love how the new station turned out.',
  "I'm fed up with this scanner.",
  'Your plan for the night shift is terrible.',
  "We're proud of what we built here.",
  "That's amazing!",
  'This schedule is a nightmare.',
  `I am so ${'so very '.repeat(30)}ashamed.`,
])('may be the own feeling: %s', (sentence) => {
  expect(mayTellOwnFeeling(sentence)).toBe(true);
});
