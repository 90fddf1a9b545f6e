import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const read = (text: string) => {
  const { participants, turns } = analyseTranscript({ text, fileName: 'a.txt', directory: [] });
  return {
    people: participants.map(({ name }) => name),
    said: turns.map(({ speaker, text: words }) => [
      speaker && participants.find(({ id }) => id === speaker)?.name,
      words,
    ]),
  };
};

test.each(['Ana & Bo', 'Ana and Bo', 'Bo/Ana'])('the words of %s are those of neither', (label) => {
  const { people, said } = read(
    `Ana: We open the ferry on Monday.\nBo: The pier is ready.\n${label}: The crane needs a week.\nAna: Then we wait.\nBo: Good.`,
  );
  expect(people).toEqual(['Ana', 'Bo']);
  expect(said[2]).toEqual([null, 'The crane needs a week.']);
});

test('a label of two is one voice if they never speak alone', () => {
  const { people } = read(
    'Ana & Bo: We open on Monday.\nCleo: Good.\nAna & Bo: The pier is ready.\nCleo: So.',
  );
  expect(people).toEqual(['Ana & Bo', 'Cleo']);
});

test('a label that is said once in full is one person with its short form', () => {
  const { people, said } = read(
    `Interviewer (I): How do you test your code?\nDeveloper 2 (D2): We write a few tests for the parser.\n\nI: And who reviews them?\nD2: My colleague does, usually on the same day.\nI: How long does that take?\nD2: About an hour, sometimes two.`,
  );
  expect(people).toEqual(['Interviewer (I)', 'Developer 2 (D2)']);
  expect(said).toHaveLength(6);
});
