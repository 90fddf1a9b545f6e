import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const lines = (count: number, line: string) => Array.from({ length: count }, () => line);
const analyse = (said: readonly string[]) =>
  analyseTranscript({
    text: said.map((line, at) => `${at % 2 === 0 ? 'Ana Berg' : 'Bo Lund'}: ${line}`).join('\n'),
    fileName: 'talk.txt',
    directory: [],
  });

const matters = ['Harbour crane', 'Winter timetable', 'Packaging line', 'Loading dock'];
const fiveMatters = [...matters, 'Customs broker'].flatMap((matter) =>
  lines(6, `We spoke about the ${matter} and the ${matter} again.`),
);

test('what is said in two turns besides the topics of a meeting is kept, with the turns of each person', () => {
  const { initiatives, alsoSaid, participants } = analyse([
    ...fiveMatters,
    ...lines(2, 'And the Rotterdam depot is still open.'),
    'The Q&A about the Rotterdam depot was short. The Rotterdam depot is in the Q&A.',
  ]);
  expect(initiatives).toHaveLength(5);
  expect(initiatives).not.toContain('Rotterdam depot');
  const at = alsoSaid.indexOf('Rotterdam depot');
  expect(participants.map(({ name, alsoTurns }) => [name, alsoTurns[at]])).toEqual([
    ['Ana Berg', 2],
    ['Bo Lund', 1],
  ]);
});

test('what is said in one turn, a topic of the meeting and a common word are not', () => {
  const { initiatives, alsoSaid } = analyse([
    ...fiveMatters,
    'The Antwerp depot is like the Antwerp depot of last year.',
    ...lines(4, 'The schedule is long, and the thing is open.'),
  ]);
  const said = alsoSaid.map((text) => text.toLowerCase());
  expect(said).not.toContain('antwerp depot');
  expect(said).not.toContain('schedule');
  expect(said).not.toContain('thing');
  for (const topic of initiatives) expect(said).not.toContain(topic.toLowerCase());
});
