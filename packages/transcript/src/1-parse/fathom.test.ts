import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const analysed = (text: string, fileName: string) => {
  const { turns, ...rest } = analyseTranscript({ text, fileName, directory: [] });
  return { ...rest, said: turns.map(({ start, text: words, written }) => [start, words, written]) };
};

test('talk behind the link of a task is said, and the task is written', () => {
  const { said, actionItems, participants } = analysed(
    `Harbour sync - July 13
VIEW RECORDING - 44 mins (No highlights): https://fathom.video/share/SyK6

---

0:00 - Ana Berg (North Harbour)
  We need somebody to look at the rents.
  ACTION ITEM: Compare rents of both sites - WATCH: https://fathom.video/share/SyK6?timestamp=14.9999  It is a lot of work, but we have until May.

0:57 - Bo Lund
  Sounds good to me.
SCREEN SHARING: Bo started screen sharing - WATCH: https://fathom.video/share/SyK6?timestamp=60.1  This is the map of the sites.
`,
    'sync.txt',
  );
  expect(said).toEqual([
    [0, 'We need somebody to look at the rents.', undefined],
    [0, 'ACTION ITEM: Compare rents of both sites', 'action'],
    [0, 'It is a lot of work, but we have until May.', undefined],
    [57, 'Sounds good to me. This is the map of the sites.', undefined],
  ]);
  expect(actionItems.map(({ text }) => text)).toContain('Compare rents of both sites');
  expect(participants).toHaveLength(2);
});

test('a call in Markdown has links at its times, and bold names', () => {
  const { said, title, durationSeconds, participants, actionItems } = analysed(
    `# Harbour sync - <https://example.com/tasks/9> - January 27

[**VIEW RECORDING - 29 mins (No highlights)**](https://fathom.video/share/_bS)

## Meeting Purpose

[Compare the two sites.](https://fathom.video/share/_bS?tab=summary&timestamp=75.0)

## Action Items

- **Ask the harbour for a map of both sites** - [WATCH (5 secs)](https://fathom.video/share/_bS?timestamp=1489.9)

---

# Transcript

[@0:05](https://fathom.video/share/_bS?timestamp=5.96) - **Ana Berg (North Harbour)**

Can everybody see [the page](https://example.com/map) with the map?

**SCREEN SHARING: Ana started screen sharing - [WATCH](https://fathom.video/share/_bS?timestamp=28.1)**

It shows both sites.

[@0:38](https://fathom.video/share/_bS?timestamp=38.28) - **Bo Lund**

Yes, the north site is nearer to the water.
`,
    'sync.md',
  );
  expect({ title, durationSeconds }).toEqual({ title: 'Harbour sync', durationSeconds: 29 * 60 });
  expect(participants.map(({ name }) => name)).toEqual(['Ana Berg (North Harbour)', 'Bo Lund']);
  expect(said).toEqual([
    [null, 'Ask the harbour for a map of both sites', 'action'],
    [5, 'Can everybody see the page with the map? It shows both sites.', undefined],
    [38, 'Yes, the north site is nearer to the water.', undefined],
  ]);
  expect(actionItems.map(({ text }) => text)).toEqual(['Ask the harbour for a map of both sites']);
});
