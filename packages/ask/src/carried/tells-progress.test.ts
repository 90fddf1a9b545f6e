import { expect, test } from 'vitest';
import { tellsProgress } from './tells-progress.ts';

const rest =
  'There are eleven depots, each with its own sheet of prices, and most of them are closed on Sundays.';

test.each([
  // Who is called up in a round greets, and may be short.
  "Hello. We're fixing the label printer. That's all.",
  'Thanks, Joost. We called the port on Tuesday and wait for an answer.',
  'Hi. Sorry, no updates from the depot this week.',
  // Who is called up answers for a team, also in half a sentence.
  `Yeah, so for Leeds, we are still looking for a ramp. ${rest}`,
  `Yeah, sure, so… Basically testing the new scanner, and then… We got two more people since May. ${rest}`,
  `Yeah, so… like I wrote on Monday, there is… not much has changed since the last round. ${rest}`,
  `From the depot's side, it goes on. So I was working on the ramps. ${rest}`,
  `So from our side, we have been counting the pallets since Monday. ${rest}`,
])('%s', (text) => {
  expect(tellsProgress(text)).toBe(true);
});

test.each([
  "We're fixing the label printer. That was it.",
  'Hello. Can you hear me now, or should I call again?',
  'Thanks, Joost. I think that it is a good idea to wait.',
  `We met the port. ${rest}`,
  `For me, I think that we keep the depots as they are. ${rest}`,
  `So, for now, I would leave it. It still works as it should. ${rest}`,
  `Is there progress? I see no reason to wait for the port. ${rest}`,
])('not: %s', (text) => {
  expect(tellsProgress(text)).toBe(false);
});
