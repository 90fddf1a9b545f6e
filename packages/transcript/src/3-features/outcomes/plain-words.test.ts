import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['Um, so we, uh, keep the the crane.', 'so we, keep the crane.'],
  ['Could you tell, could you tell them?', 'could you tell them?'],
  ['lets keep it', "let's keep it"],
  ['thats what we do', "that's what we do"],
  ['that’s gonna be fine', "that's going to be fine"],
  ["we 'll see", "we'll see"],
  ['Emma and Erik', 'emma and erik'],
])('%s', (said, plain) => {
  expect(plainWords(said)).toBe(plain);
});
