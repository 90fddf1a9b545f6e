import { analyseTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { generatedMeeting } from './generated-meeting.ts';

const size = { words: 2000, minutes: 12, speakers: 5 };

test('a seed determines the meeting', () => {
  expect(generatedMeeting(size, 7)).toBe(generatedMeeting(size, 7));
  expect(generatedMeeting(size, 7)).not.toBe(generatedMeeting(size, 8));
});

test('the meeting has the requested size', () => {
  const { turns, participants, durationSeconds } = analyseTranscript({
    text: generatedMeeting(size),
    fileName: 'meeting.vtt',
    directory: [],
  });
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  expect(words).toBeGreaterThanOrEqual(2000);
  expect(words).toBeLessThan(2100);
  expect(participants).toHaveLength(5);
  expect(durationSeconds / 60).toBeCloseTo(12, 0);
});
