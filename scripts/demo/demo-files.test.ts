import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { analyseTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { planMeetings } from './calendar.ts';
import { demoFiles } from './demo-files.ts';
import { readLists, talkAboutItem } from './list-talk.ts';
import { demoPeople } from './people.ts';
import { expectedQuotes } from './quoted-words.ts';

const today = '2026-11-26';
const directory = demoPeople.map((person) => ({ ...person, id: person.email }));
const files = await demoFiles(today);
const analysed = await Promise.all(
  files.map(async (file) => ({
    file,
    analysis: analyseTranscript({
      text: await extractText(file),
      fileName: file.fileName,
      directory,
    }),
  })),
);
const speakers = analysed.flatMap(({ analysis }) => analysis.participants);
const writtenByHand = [
  'Marston Foods: what happened on Friday',
  'Console 4 launch retrospective',
  'Hiring plan for 2027',
  'Customer panel: what cold chains need next',
];

test.each(analysed)('$file.fileName is read in full', ({ file, analysis }) => {
  expect(analysis.doubts).toEqual([]);
  expect(analysis.date).toBe(file.date);
  expect(analysis.language).toBe('en');
  expect(analysis.participants.length).toBeGreaterThanOrEqual(3);
  expect(analysis.durationSeconds).toBeGreaterThanOrEqual(20 * 60);
  expect(analysis.durationSeconds).toBeLessThanOrEqual(45 * 60);
  expect(analysis.actionItems.length).toBeGreaterThan(0);
  expect(analysis.graph.links.length).toBeGreaterThan(3);
});

test.each(analysed.filter(({ file }) => writtenByHand.includes(file.title)))(
  'the speakers of $file.title are known, except the guest',
  ({ analysis }) => {
    const strangers = analysis.participants.filter(({ directoryUserId }) => !directoryUserId);
    expect(strangers.map(({ name }) => name.toLowerCase())).toEqual(
      strangers.length > 0 ? ['elena voss'] : [],
    );
  },
);

test('there are 60 people in eight departments, two of them small', () => {
  expect(demoPeople).toHaveLength(60);
  const sizes = Map.groupBy(demoPeople, ({ department }) => department);
  expect(sizes.size).toBe(8);
  expect([...sizes.values()].filter(({ length }) => length < 5)).toHaveLength(2);
  expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(60);
  expect(new Set(demoPeople.flatMap(({ teams }) => teams)).size).toBe(13);
});

test('everybody speaks, and one person is labelled only by initials', () => {
  const heard = new Set(speakers.map(({ directoryUserId }) => directoryUserId));
  const unheard = demoPeople.filter(({ email }) => !heard.has(email));
  expect(unheard.map(({ lastName }) => lastName)).toEqual(['Halonen']);
});

test('most speakers are tied, and the others are heard under another spelling or are guests', () => {
  const strangers = speakers.filter(({ directoryUserId }) => !directoryUserId);
  expect(strangers.length).toBeGreaterThan(20);
  expect(strangers.length).toBeLessThan(speakers.length / 10);
  expect([...new Set(strangers.map(({ name }) => name))].sort()).toEqual([
    'Dr. Mensah',
    'Elena Voss',
    'Marco',
    'Nadia R.',
    'Peter Hallam (Marston Foods)',
    'Room Aire',
    'Speaker 3',
    'VH (lab bench)',
    'marco',
  ]);
});

test.each(['2026-11-26', '2026-11-23', '2027-03-31', '2028-02-29'])(
  'on %s there are 120 meetings of the half-year before, in every layout',
  async (day) => {
    const all = day === today ? files : await demoFiles(day);
    expect(all).toHaveLength(120);
    expect(all.every(({ date }) => date < day)).toBe(true);
    expect(Date.parse(day) - Date.parse(all[0]?.date ?? day)).toBeGreaterThan(160 * 86_400_000);
    expect(new Set(all.map(({ fileName }) => fileName)).size).toBe(120);
    const formats = new Set(all.map(({ fileName }) => fileName.split('.').at(-1)));
    expect([...formats].sort()).toEqual(['docx', 'pdf', 'txt', 'vtt']);
  },
);

test('every series keeps its weekday and hour', () => {
  const series = Map.groupBy(planMeetings(today), (meeting) => meeting.series);
  for (const meetings of series.values()) {
    const weekdays = meetings.map(({ date }) => new Date(date).getUTCDay());
    expect(new Set(weekdays).size).toBe(1);
    expect(new Set(meetings.map(({ time }) => time)).size).toBe(1);
  }
  expect([...series.values()].filter(({ length }) => length > 3)).toHaveLength(15);
});

test('each of the last complete weeks has meetings of most series', () => {
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-27']) {
    const recent = planMeetings(day).filter(({ weeksAgo }) => weeksAgo >= 1 && weeksAgo <= 4);
    const weeks = Map.groupBy(recent, ({ weeksAgo }) => weeksAgo);
    expect([...weeks.values()].every(({ length }) => length >= 4)).toBe(true);
    expect(weeks.size).toBe(4);
  }
});

test('most people are calm, as in real meetings, and some are not', () => {
  const share = (wanted: string) => {
    const read = speakers.filter(({ feeling }) => feeling !== null && feeling !== 'too-little');
    return read.filter(({ feeling }) => feeling === wanted).length / read.length;
  };
  expect(share('calm')).toBeGreaterThan(0.8);
  expect(share('positive')).toBeGreaterThan(0.01);
  expect(share('negative')).toBeGreaterThan(0.01);
});

test('the words that answers quote are said on their days', () => {
  const saidOn = Map.groupBy(analysed, ({ file }) => file.date);
  const missing = expectedQuotes.filter(
    ([day, words]) =>
      !saidOn
        .get(day)
        ?.some(({ analysis }) =>
          analysis.turns.some(({ text }) => text.toLowerCase().includes(words.toLowerCase())),
        ),
  );
  expect(missing).toEqual([]);
});

test('turns are short and long, as in real talk', () => {
  for (const { analysis } of analysed.filter(({ file }) => !writtenByHand.includes(file.title))) {
    const words = analysis.turns.map(({ text }) => text.split(' ').length);
    expect(words.filter((count) => count <= 4).length).toBeGreaterThan(0);
    expect(words.filter((count) => count >= 20).length).toBeGreaterThan(0);
  }
});

test('no longer sentence is said twice in a meeting', () => {
  for (const { file, analysis } of analysed) {
    const long = analysis.turns
      .flatMap(({ text }) => text.split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length > 8);
    expect(new Set(long).size, file.fileName).toBe(long.length);
  }
});

test('no item of a list is read out twice', async () => {
  const lists = await readLists();
  const said = new Set<string>();
  const random = randomFrom(1);
  const [first, second, third] = demoPeople;
  if (!first || !second || !third) throw new Error('nobody');
  const talk = {
    people: [first, second, third] as const,
    absent: third,
    lastMonth: 'October',
    nextMonth: 'December',
  };
  const sentences = Array.from({ length: 500 }).flatMap(
    () => talkAboutItem(lists, talk, random, said) ?? [],
  );
  const long = sentences.map(({ text }) => text).filter((text) => text.split(' ').length > 6);
  expect(long.length).toBeGreaterThan(1000);
  expect(new Set(long).size).toBe(long.length);
});

test('the same day gives the same files', async () => {
  expect(await demoFiles(today)).toEqual(files);
});

test('no long sentence is said in two of four consecutive meetings', () => {
  const sentences = analysed.map(
    ({ analysis }) =>
      new Set(
        analysis.turns
          .flatMap(({ text }) => text.split(/(?<=[.?!]) /))
          .filter((sentence) => sentence.split(' ').length > 8),
      ),
  );
  for (const [at, said] of sentences.entries())
    for (const other of sentences.slice(at + 1, at + 4))
      expect([...said.intersection(other)]).toEqual([]);
});
