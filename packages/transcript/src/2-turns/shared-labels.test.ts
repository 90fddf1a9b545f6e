import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import { noCorrections } from './no-corrections.ts';

const meeting = (label: string) => `Ana: We open the ferry to Bergen on Monday.
Bo: The pier is ready, and the crane too.
${label}: Good.
Ana: Then that is all for this week.`;

const read = (text: string, corrections = noCorrections) => {
  const { participants, turns } = analyseTranscript({
    text,
    fileName: 'ferry.txt',
    directory: [],
    corrections,
  });
  return {
    people: participants.map(({ name }) => name),
    said: turns.map(({ speaker, text: words }) => `${speaker}: ${words}`),
  };
};

test.each(['All', 'Everyone', 'Team', 'Speaker', 'Unknown', 'Both', 'All Speakers'])(
  'the label %s is nobody among the participants, and its words stay',
  (label) => {
    const { people, said } = read(meeting(label));
    expect(people).toEqual(['Ana', 'Bo']);
    expect(said[2]).toBe('null: Good.');
  },
);

test('beside a list of those present, too', () => {
  const text = `Attendees: Ana Berg (Chair), Bo Lund (Sales), Cleo Diaz (Port)\n\n${meeting('Everyone')}`;
  expect(read(text).said[2]).toBe('null: Good.');
});

test.each(['Allen', 'Speaker 1', 'Unknown Speaker', 'Team Lead'])('%s is somebody', (label) => {
  expect(read(meeting(label)).people).toEqual(['Ana', 'Bo', label]);
});

test('beside one other speaker the label may be the only name of somebody', () => {
  const text = 'Ana: We open on Monday.\nSpeaker: The pier is ready.\nAna: Good.\nSpeaker: Yes.';
  expect(read(text).people).toEqual(['Ana', 'Speaker']);
});

test('a name that somebody has given to the label stays', () => {
  const corrections = { ...noCorrections, names: new Map([['Unknown', 'Cleo Diaz']]) };
  expect(read(meeting('Unknown'), corrections).people).toEqual(['Ana', 'Bo', 'Cleo Diaz']);
});
