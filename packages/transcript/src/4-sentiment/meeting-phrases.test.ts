import { expect, test } from 'vitest';
import { scoreLine } from './score-turn.ts';

const neutral = [
  'Thank you.',
  'Thank you very much.',
  'Thanks, everyone.',
  'Thanks for joining today.',
  'Thanks, talk to you next week.',
  'Sorry, I was muted.',
  'Sorry, I was on mute.',
  'Sorry, can you say that again?',
  'Sorry, my connection dropped for a second.',
  'Sorry I am late, the other call ran over.',
  'Sorry, go ahead.',
  'Apologies, I had the wrong tab open.',
  'Sounds good.',
  'Sounds good to me, let us do that.',
  'Okay great, next item.',
  'Great, let us move on.',
  'Perfect, then Tuesday it is.',
  'Good morning, can everybody hear me?',
  'Yes, I agree with that.',
  'That makes sense.',
  'I agree, we can take that offline.',
  'Fair enough.',
  'No problem, I will send it again.',
  'No, that is not in the release.',
  'All right, any questions so far?',
  'Can you see my screen?',
  'The next point on the agenda is the budget.',
  'We had three incidents last week and two are closed.',
  'The problem is in the parser, it drops the last line.',
  'What are the biggest risks here?',
  'I would like to add one more item.',
  'Who wants to go first?',
  'Let me share the document.',
  'We will look at the numbers on Thursday.',
] as const;

const positive = [
  "I couldn't agree more, this is the best plan we have had.",
  "What's not to love about this design?",
  'I really like how the new report turned out.',
  'That is a great idea.',
  'The team did a fantastic job on the launch.',
  'I am so happy with how the pilot went.',
  'We are really proud of what we built here.',
  'It works beautifully and our customers love it.',
  'I am excited to start on this.',
  'The workshop was a lot of fun.',
  'I am impressed by how fast that was.',
  'This is so much better than the old one.',
  'Thank you so much for your help with the audit, it was wonderful.',
  'That was an excellent presentation.',
  'Wow, the result is amazing.',
] as const;

const negative = [
  'With all due respect, that is not what we agreed.',
  'I am really frustrated with how this was handled.',
  'This is a terrible idea.',
  'I am worried that we will lose the client.',
  'Honestly, the process is a mess.',
  'I hate the new tool.',
  'We were very disappointed by the answer.',
  'That is just not good enough.',
  'It was a complete waste of time.',
  'I am fed up with these delays.',
  'It is really annoying that it breaks every week.',
  "I don't trust these numbers at all.",
  'The documentation is awful.',
  'That makes no sense, and it is not fair to the team.',
  'I am not happy with that decision at all.',
] as const;

test.each([
  ...neutral.map((phrase) => [phrase, 'neutral'] as const),
  ...positive.map((phrase) => [phrase, 'positive'] as const),
  ...negative.map((phrase) => [phrase, 'negative'] as const),
])('%j is %s', (phrase, sentiment) => {
  expect(scoreLine(phrase).sentiment).toBe(sentiment);
});

test.each(['That is not a particularly bad idea.', 'Not bad at all.'])(
  '%j is not negative',
  (phrase) => {
    expect(scoreLine(phrase).score).toBeGreaterThan(0);
  },
);
