import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { howRun } from './how-run.ts';

/** How the last line runs a meeting of Priya Nair, Tom Weber and those who speak. */
function howOf(line: string) {
  const talk = talkFrom(`Priya Nair: It is late.\nTom Weber: It is.\n${line}`);
  const turn = talk.turns.at(-1);
  return turn && howRun(talk)(turn);
}

describe('a turn that only runs the meeting', () => {
  test.each([
    ['Go ahead, Priya.', 'floor'],
    ['Okay, thanks. Tom, do you want to talk about the new billing?', 'floor'],
    ['Thank you, Tom. Any other questions or comments on this?', 'floor'],
    ['Great. Next up is the report from the finance team. Priya, are you here?', 'floor'],
    ["Let's get started.", 'floor'],
    ['Yeah, Priya and then Tom.', 'name'],
    ['thank you tom go ahead priya', 'floor'],
    ['Thank you. Botus?', 'floor'],
    ['Thanks a lot for the detailed overview.', 'courtesy'],
    ['Sorry, I was on mute.', 'courtesy'],
    ['Good morning, everyone. Can you hear me?', 'line'],
    ['Tom, you’re on mute.', 'line'],
    ['Let me share my screen. Can you see my slides?', 'line'],
    ['Bye-bye, have a good weekend.', 'line'],
  ])('"%s"', (text, how) => {
    expect(howOf(`Ana: ${text}`)).toBe(how);
  });
});

describe('a turn with a matter in it', () => {
  test.each([
    'Thanks, Tom, but the second column is wrong.',
    'Go ahead and delete the old table, Priya.',
    'Can you see why the import is slow?',
    'I can see that.',
    "I'll send it over to you on Monday.",
    "Let's close this ticket.",
    'Next month we hire two people.',
    'Do you want to start the migration on Monday?',
    'Going forward we test it first.',
    'Sorry, Tom?',
    'And Berlin?',
    'Yes, exactly.',
    'The recording of sales calls has to stop.',
  ])('"%s"', (text) => {
    expect(howOf(`Ana: ${text}`)).toBeNull();
  });
});
