import type { HostileFile } from './hostile-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const file = (name: string, fileName: string, make: () => string): HostileFile => ({
  name,
  fileName,
  make: () => bytes(make()),
});
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const depth = 100_000;
/** Signs that patterns of names and times look for, and may try again and again. */
const signs = [
  '[',
  '(',
  '0',
  '0:',
  '00:00 ',
  '.',
  ' ',
  '\t',
  '-',
  '*',
  '#',
  '"',
  '<',
  '|',
  '–',
  'A ',
  'Aa ',
];
const runLength = 20_000;
const runs = 40;

const services = {
  'Whisper with wrong types': { segments: { start: [], text: 7 } },
  'Deepgram with wrong types': {
    results: { channels: 'none', utterances: [null, 3, { words: 'x' }] },
  },
  'AWS with wrong types': {
    results: { transcripts: 5, items: [{ alternatives: {} }, { type: [] }] },
  },
  'AssemblyAI with wrong types': { utterances: [{ speaker: {}, text: [], start: 'soon' }, []] },
  'Rev with wrong types': { monologues: [{ speaker: null, elements: [{ value: {} }, 'x'] }] },
  'records with wrong types': [{ speaker: 1, text: { a: 1 }, start: [] }, 'x', null, 5],
};

/** Files that cost much, or break, if a reader of a layout looks at them carelessly. */
export const hostileLayouts: readonly HostileFile[] = [
  file('a table of a million columns', 'hostile.csv', () => {
    const row = 'a,'.repeat(1_000_000);
    return `start,speaker,text,${row}\n${row}\n${row}\n`;
  }),
  file(
    'a table of one line',
    'hostile.csv',
    () => `start,end,speaker,text${',"a b c"'.repeat(500_000)}`,
  ),
  file(
    'a quoted cell that never ends',
    'hostile.csv',
    () => `start,speaker,text\n1,Ada Moss,"${'yes, and so on\n'.repeat(200_000)}`,
  ),
  file(
    `JSON nested ${depth} deep`,
    'hostile.json',
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
  ),
  file(
    `objects nested ${depth} deep`,
    'hostile.json',
    () => `${'{"results":'.repeat(depth)}1${'}'.repeat(depth)}`,
  ),
  file(
    'a million segments without words',
    'hostile.json',
    () => `{"segments":[${'{"start":0,"text":""},'.repeat(1_000_000)}{}]}`,
  ),
  ...Object.entries(services).map(([name, content]) =>
    file(name, 'hostile.json', () => JSON.stringify(content)),
  ),
  file(
    'front matter that never ends',
    'hostile.md',
    () => `---\n${'title: "a meeting"\n'.repeat(300_000)}`,
  ),
  file(
    'a heading of an export without turns',
    'hostile.md',
    () => `${'## Transcript\n\n35 minutes, 2 turns, 12 words, 2 speakers\n\n'.repeat(100_000)}`,
  ),
  file('300,000 bold names', 'hostile.md', () =>
    lines(300_000, (at) => `**${'*'.repeat(at % 40)}Ada** 0:${at}`),
  ),
  file('a WhatsApp log with a million heads', 'hostile.txt', () =>
    '[1/3/26, 10:00] Ada: \n'.repeat(1_000_000),
  ),
  file('a chat whose times run backwards', 'hostile.txt', () =>
    lines(200_000, (at) => `[25/03/2026, ${10 - (at % 10)}:00:03] P${at % 50}: yes`),
  ),
  ...signs.map((sign) =>
    file(`long runs of ${JSON.stringify(sign)}`, 'hostile.txt', () =>
      lines(runs, () => `${sign.repeat(runLength)}x`),
    ),
  ),
  ...signs.map((sign) =>
    file(`many short runs of ${JSON.stringify(sign)}`, 'hostile.txt', () =>
      lines(20_000, (at) => `${sign.repeat(at % 70)}:`),
    ),
  ),
];
