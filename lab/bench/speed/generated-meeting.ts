import { randomFrom } from '../../../scripts/random.ts';

const openings = [
  'I think',
  'From what I saw',
  'As far as we know',
  'Since the last review',
  'For the customer portal',
  'In the billing migration',
  'On the warehouse side',
  'Before the spring release',
];
const subjects = [
  'the password reset flow',
  'the invoice import',
  'our support queue',
  'the delivery dashboard',
  'the search index',
  'the pricing experiment',
  'the training material',
  'the supplier contract',
];
const findings = [
  'takes longer than we planned',
  'works well for most customers',
  'needs another review by finance',
  'is ready for a pilot in two regions',
  'still depends on the old database',
  'makes the reports hard to read',
  'went better than in the first quarter',
  'has to be tested with real orders',
];
const closings = [
  'and I am happy with that.',
  'so we should look at the numbers again.',
  'which worries me a little.',
  'but nobody has asked for it yet.',
  'and that is all from my side.',
  'because the plan was too optimistic.',
];
const whole = [
  'Yeah.',
  'Mm-hm, right.',
  'What do you think about the rollout plan?',
  'Who can check that with the auditors?',
  "I'll send the updated estimate by Friday.",
  'Good point, that makes sense.',
  "I don't agree, the risk is too high.",
  'Can we move this to next week?',
  'Thanks, that helps a lot.',
];

export type MeetingSize = { words: number; minutes: number; speakers: number };

/** A WebVTT transcript of about `words` words, made from phrases and determined by the seed. */
export function generatedMeeting({ words, minutes, speakers }: MeetingSize, seed = 1): string {
  const random = randomFrom(seed);
  const secondsPerWord = (minutes * 60) / words;
  const cues = ['WEBVTT'];
  for (let said = 0; said < words; ) {
    const sentences = random.next() < 0.3 ? 1 : 1 + Math.floor(random.next() * 4);
    const text = Array.from({ length: sentences }, () =>
      random.next() < 0.3
        ? random.pick(whole)
        : `${random.pick(openings)} ${random.pick(subjects)} ${random.pick(findings)} ${random.pick(closings)}`,
    ).join(' ');
    const count = text.split(' ').length;
    const speaker = `Speaker${Math.floor(random.next() ** 2 * speakers)} Example`;
    const [start, end] = [said * secondsPerWord, (said + count) * secondsPerWord];
    cues.push(`${clock(start)} --> ${clock(end)}\n<v ${speaker}>${text}</v>`);
    said += count;
  }
  return cues.join('\n\n');
}

function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const millis = String(Math.floor((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${millis}`;
}
