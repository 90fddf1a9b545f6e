import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { topicMentions } from './topic-mentions.ts';

test('the sentences in which each participant spoke of each topic are counted', () => {
  const talk = talkFrom(`
    Ana: The quay wall is old. A wall near the quay. The wall is high.
    Bo: Night shifts are new.
    We know the quay wall.
    Ana: The quay wall and the night shift.`);
  const topics = [['quay', 'wall'], ['night', 'shift'], ['crane']].map((words) => ({
    text: words.join(' '),
    named: false,
    words,
  }));
  expect(topicMentions(talk, topics)).toEqual([
    [3, 1, 0],
    [0, 1, 0],
  ]);
});
