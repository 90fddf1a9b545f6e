import { expect, test } from 'vitest';
import { sentenceOfWork } from './tells-work.ts';

const rest =
  'There are eleven depots, each with its own sheet of prices, and most of the sheets have not been looked at since spring.';

test.each([
  "I'm working on the move of the night prices.",
  'We are, basically, still rebuilding nothing, but I have a draft of the new contract here.',
  'So we have been building our own label printer for the cold store.',
  'I wrote a guide to the settlement for the depots.',
  'My proposal keeps the old numbers for a year.',
  'I started counting the pallets by hand last week.',
  'I am trying to find out why the printer stops at night.',
  'I will update the price sheet after the call.',
  'I can give a quick update on the depots in Leeds.',
  'I will start with the label printer, which is to go in May.',
  'So the proposal is to keep the old numbers for a year.',
  'I would like to get an approval of the new numbers today.',
  'So we created LabelHub, which prints what the depots need.',
  'I did a small survey of the depots in May.',
  'I am in the process of moving the prices to the new sheet.',
  'We are rebuilding nothing, but I forked the printer tool.',
  'Right now I am just doing a run with the new prices.',
  "We're fixing the label printer.",
  'So this draft basically replaces the old terms for the depots.',
  'Yeah, so we have, like, a draft of, you know, the new contract.',
  "I was working on the night prices, and in Leeds we didn't need them at all.",
  'We have… been working on… the move of the night prices.',
])('tells of work: %s', (sentence) => {
  expect(sentenceOfWork(`${rest} ${sentence}`)).toBe(sentence);
});

test.each([
  'I made sure that everybody has the new price list.',
  'If we build a printer of our own, it will take until June.',
  'I have not written the guide to the settlement yet.',
  "We haven't set up the printer in the cold store.",
  'We did not write a guide to the settlement at all.',
  'Have you seen my proposal for the old numbers?',
  'They are working on the move of the night prices.',
  'I will share the slides after the call today.',
  'I will talk about that in a moment.',
  'I can give a quick update if you like.',
  'I think that the proposal is good as it stands now.',
  'That is what I was trying to figure out last week.',
  'I would like to get home before it rains tonight.',
  'So we wrote to everybody about it in May.',
  'We did some tests of the ramps in Leeds.',
  "We're fixing it now.",
  'The draft replaces the old terms for the depots.',
  'I wrote to the customer about the broken pallets.',
  'So we have been working on the…',
])('tells of none: %s', (sentence) => {
  expect(sentenceOfWork(`${rest} ${sentence}`)).toBeNull();
});

test('of a long sentence with pauses, the parts that tell of it are quoted', () => {
  const told = 'I wrote a guide to… the settlement for the depots.';
  expect(sentenceOfWork(`${rest} As you know, in spring… ${told}`)).toBe(told);
});

test('a remark tells nothing of the work', () => {
  expect(sentenceOfWork("I'm working on the move of the night prices.")).toBeNull();
});
