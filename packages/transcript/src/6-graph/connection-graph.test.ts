import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const graphOf = (text: string) =>
  analyseTranscript({ text, fileName: 'meeting.txt', directory: [] }).graph;

const blame =
  'This report is awful and I hate the layout, it is a terrible mess and it makes me angry every single day that nobody cares. ';
const plain =
  'The figures of the second quarter are at the end of the report, and the draft is in the folder of the team since Monday. ';

test('a link has the feeling of what both people said to each other, and advice with its evidence', () => {
  const { nodes, links } = graphOf(
    Array.from({ length: 5 }, () => `Ana: ${plain}\nBo: Ana, ${blame}`).join('\n'),
  );
  expect(nodes.map(({ name, sentiment }) => [name, sentiment])).toEqual([
    ['Ana', 'neutral'],
    ['Bo', 'negative'],
  ]);
  for (const { engagementScore } of nodes) expect(engagementScore).toBeGreaterThan(0.5);
  const [link] = links;
  expect(link).toMatchObject({ source: 'p1', target: 'p2', sentiment: 'negative' });
  const advice = link?.communicationRecommendations ?? [];
  expect(advice).toHaveLength(1);
  expect(advice[0]).toMatch(/sounded negative/);
  const [evidence] = link?.evidence.communicationRecommendations ?? [];
  expect(evidence?.[0]?.quote).toMatch(/awful|terrible|hate/);
});

test('a pair without clear feelings is neutral', () => {
  const { links } = graphOf(
    Array.from({ length: 5 }, () => `Ana: ${plain}\nBo: ${plain}`).join('\n'),
  );
  expect(links.map(({ sentiment }) => sentiment)).toEqual(['neutral']);
});

test('other languages have no feelings and no advice', () => {
  const talk =
    'Das ist eine Katastrophe, und ich bin wirklich sehr enttäuscht von dem Bericht, den wir von euch bekommen haben. ';
  const { links } = graphOf(
    Array.from({ length: 8 }, () => `Ana: ${talk.repeat(2)}\nBo: Ja, das ist so.`).join('\n'),
  );
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ sentiment: 'neutral', communicationRecommendations: [] });
});
