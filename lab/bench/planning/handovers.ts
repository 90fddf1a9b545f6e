import { readFile } from 'node:fs/promises';
import { alonePatterns, carriedBy, sentenceAbout, sentenceOfWork } from '@rapport/ask';
import { isOwnTopic } from '@rapport/server/features/planning/carried/own-topic';
import { isLed } from '@rapport/server/features/planning/carried/read-carried';
import { z } from 'zod';
import { type ReadMeeting, seriesOf } from './read-meetings.ts';

const truthSchema = z.array(
  z.object({
    person: z.string(),
    carries: z.array(
      z.object({
        kind: z.enum(['topic', 'series', 'report', 'document', 'customer', 'said']),
        /** Of the thing, in the demonstration. */
        words: z.string().optional(),
        /** In the calls, whose text stays where it is: where it is told of. */
        places: z.array(z.object({ call: z.string(), turn: z.number() })).optional(),
      }),
    ),
  }),
);
type Carried = z.infer<typeof truthSchema>[number]['carries'][number];

type Listed = { kind: Carried['kind'] | 'work'; words: string; call: string; turn: number };

const weeksMs = 13 * 7 * 24 * 60 * 60 * 1000;

export async function readTruth(file: string) {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return truthSchema.parse(JSON.parse(text));
}

/** What a handover lists of the 13 weeks up to the day of the last of these meetings with the person. */
export function handoverOf(all: readonly ReadMeeting[], person: string): Listed[] {
  const last = Math.max(...all.filter(isWith(person)).map(({ day }) => day));
  const meetings = all.filter(({ day }) => day <= last && day > last - weeksMs);
  const textOf = new Map(
    meetings.flatMap(({ id, turns }) =>
      turns.map(({ turn, text }) => [`${id} ${turn}`, text] as const),
    ),
  );
  const people = [...new Set(meetings.flatMap((meeting) => meeting.people))];
  const names = namesOf(person, people);
  const others = [...new Set(meetings.flatMap(({ series }) => series ?? []))];
  const found = carriedBy({ meetings, person, names, known: { people, others } });
  const patterns = alonePatterns(names);
  const said = ({ meetingId, turn }: { meetingId: string; turn: number }) =>
    sentenceAbout(textOf.get(`${meetingId} ${turn}`) ?? '', patterns, true) ?? '';
  const at = ({ meetingId: call, turn }: { meetingId: string; turn: number }) => ({ call, turn });
  return [
    ...topicsOf(meetings, person),
    ...seriesLed(meetings, person),
    ...found.reports.map(({ key, series, quote }) => ({
      kind: 'report' as const,
      words: `${key ?? 'own work'} (${series})`,
      ...at(quote),
    })),
    ...(['matter', 'document', 'customer'] as const).flatMap((kind) =>
      found[kind].map(({ key, quote }) => ({
        kind: kind === 'matter' ? ('topic' as const) : kind,
        words: key,
        ...at(quote),
      })),
    ),
    ...found.work.map((place) => ({
      kind: 'work' as const,
      words: sentenceOfWork(textOf.get(`${place.meetingId} ${place.turn}`) ?? '') ?? '',
      ...at(place),
    })),
    ...found.said.map((place) => ({ kind: 'said' as const, words: said(place), ...at(place) })),
  ];
}

const isWith =
  (person: string) =>
  ({ people }: ReadMeeting) =>
    people.includes(person);

/** Full name, and first name if nobody else has it. */
function namesOf(person: string, people: readonly string[]): string[] {
  const [first = person] = person.split(' ');
  const isShared = people.some((one) => one !== person && one.split(' ')[0] === first);
  return (isShared ? [person] : [person, first]).map(withCapitals);
}

/** Names as heard in the calls have none. */
const withCapitals = (name: string) =>
  name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

function topicsOf(meetings: readonly ReadMeeting[], person: string): Listed[] {
  const sums = new Map<string, { own: number; all: number; meetings: number; call: string }>();
  const chosen = new Set(
    meetings.flatMap(({ topics }) => topics.flatMap(({ key, isShown }) => (isShown ? [key] : []))),
  );
  for (const { id, topics } of meetings)
    for (const { key, mentions } of topics) {
      if (!chosen.has(key)) continue;
      const sum = sums.get(key) ?? { own: 0, all: 0, meetings: 0, call: id };
      sums.set(key, sum);
      sum.meetings += 1;
      for (const [by, count] of mentions) {
        sum.all += count;
        if (by === person) sum.own += count;
      }
      if (mentions.has(person)) sum.call = id;
    }
  return [...sums]
    .filter(([, { own, all, meetings }]) =>
      isOwnTopic({ share: own / all, mentions: own, meetings }),
    )
    .map(([words, { call }]) => ({ kind: 'topic', words, call, turn: -1 }));
}

function seriesLed(meetings: readonly ReadMeeting[], person: string): Listed[] {
  const ofSeries = Map.groupBy(meetings, ({ series }) => series ?? '');
  return [...ofSeries].flatMap(([words, held]) => {
    const opened = held.filter(({ openedBy }) => openedBy === person).length;
    const call = held.at(-1)?.id ?? '';
    const isFound = isLed({ opened, meetings: held.length });
    return isFound ? [{ kind: 'series' as const, words, call, turn: -1 }] : [];
  });
}

const formOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const callSeries = (call: string) => call.split('_')[0];

export function isSame(
  listed: Listed,
  truth: Carried,
  textAt: (call: string, turn: number) => string,
) {
  const isMatter = truth.kind === 'topic' || truth.kind === 'document';
  if (listed.kind !== truth.kind && !(listed.kind === 'work' && isMatter)) return false;
  if (truth.words !== undefined && truth.kind === 'series')
    return seriesOf(truth.words) === seriesOf(listed.words);
  if (truth.words !== undefined)
    return holds(listed.words, truth.words) || holds(truth.words, listed.words);
  return (truth.places ?? []).some(({ call, turn }) => {
    if (truth.kind === 'series' || truth.kind === 'report')
      return callSeries(call) === callSeries(listed.call);
    if (isMatter && listed.kind !== 'work') return holds(textAt(call, turn), listed.words);
    return listed.call === call && listed.turn === turn;
  });
}

const holds = (text: string, words: string) => formOf(text).includes(formOf(words));
