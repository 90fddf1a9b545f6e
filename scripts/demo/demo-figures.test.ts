import { type Meeting, randomFrom, testChanges, whatChanged } from '@rapport/network';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { type Analysis, analyseTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { type DemoFile, demoFiles } from './demo-files.ts';
import { demoPeople } from './people.ts';
import { readScenes } from './read-scenes.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const monday = Date.parse('2026-11-23');
const directory = demoPeople.map((person) => ({ ...person, id: person.email }));
const departmentOf = new Map(demoPeople.map(({ email, department }) => [email, department]));

type Analysed = { file: DemoFile; analysis: Analysis };

async function analysedOn(day: string): Promise<Analysed[]> {
  return Promise.all(
    (await demoFiles(day)).map(async (file) => ({
      file,
      analysis: analyseTranscript({
        text: await extractText(file),
        fileName: file.fileName,
        directory,
      }),
    })),
  );
}

const weekOf = (day: string) => Math.floor((Date.parse(day) - monday) / weekMs);

/** A meeting as the figures of the organization use it, without initiatives. */
function meetingOf({ file, analysis }: Analysed): Meeting {
  const { participants, graph, durationSeconds, durationIsEstimated } = analysis;
  const personOf = new Map(participants.map(({ id, directoryUserId }) => [id, directoryUserId]));
  return {
    id: `${file.title} ${file.date}`,
    week: weekOf(file.date),
    hours: durationIsEstimated ? null : durationSeconds / 3600,
    namedSpeakers: participants.length,
    speakers: participants.flatMap(({ directoryUserId: person, speakingSeconds }) =>
      person ? [{ person, hours: speakingSeconds / 3600 }] : [],
    ),
    exchanges: graph.links.flatMap(({ source, target, onMatter: count }) => {
      const [a, b] = [personOf.get(source), personOf.get(target)].sort();
      return a && b && a !== b && count > 0 ? [{ a, b, count }] : [];
    }),
    initiatives: [],
    series: null,
    talkBalance: null,
    overdueActions: 0,
  };
}

function changesOver(weeks: number, day: string, all: readonly Analysed[]): string[] {
  const meetings = all.map(meetingOf);
  const end = weekOf(day);
  const from = (first: number, last: number) =>
    meetings.filter(({ week }) => week >= first && week < last);
  const periods = {
    weeks,
    now: from(end - weeks, end),
    before: from(end - 2 * weeks, end - weeks),
  };
  const tested = testChanges({ periods, departmentOf, givesTests: false, random: randomFrom(1) });
  return whatChanged(tested).findings.map(({ subject }) =>
    'between' in subject ? `${subject.kind} ${subject.between.join(' ')}` : subject.kind,
  );
}

test('a month and a quarter have changed, and meetings have outcomes', async () => {
  // Only one day, since the analysis of its meetings takes seconds.
  const day = '2027-03-31';
  const all = await analysedOn(day);
  expect(changesOver(4, day, all)).toEqual(
    expect.arrayContaining([
      'tiesBetween Engineering Sales',
      'talkBetween Engineering Sales',
      'tiesBetween Finance Product',
    ]),
  );
  expect(changesOver(13, day, all)).toEqual(
    expect.arrayContaining(['tiesBetween Engineering Sales', 'talkBetween Design Finance']),
  );

  const withOutcome = all.filter(
    ({ analysis }) => analysis.decisions.length + analysis.openQuestions.length > 0,
  );
  expect(withOutcome.length).toBeGreaterThan(all.length / 4);
  expect(all.filter(({ analysis }) => analysis.chapters.length > 0).length).toBeGreaterThan(2);
}, 600_000);

test('talk about feelings occurs in one meeting only, and none of its longer sentences is repeated', async () => {
  const said = new Map<string, string>();
  for (const { id, uses, lines } of await readScenes())
    for (const sentence of uses === 1 ? lines.flatMap(({ text }) => text.split(/(?<=[.?!]) /)) : [])
      if (sentence.split(' ').length > 8) {
        expect(said.get(sentence), sentence).toBeUndefined();
        said.set(sentence, id);
      }
  expect(said.size).toBeGreaterThan(800);
});
