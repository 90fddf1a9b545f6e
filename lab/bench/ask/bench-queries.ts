import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownNames } from '@rapport/ask/query/mask-question';
import * as z from 'zod/mini';
import { allSeries } from '../../../scripts/demo/all-series.ts';
import { demoPeople } from '../../../scripts/demo/people.ts';
import { type Judged, judge, readTyped, typedQuestionsSchema } from './typed-queries.ts';

const today = '2026-11-26';
const own = join(import.meta.dirname, 'questions');

const organizationSchema = z.object({
  people: z.array(z.string()),
  guests: z._default(z.array(z.string()), []),
  asker: z.string(),
  departments: z.array(z.string()),
  teams: z.array(z.string()),
  series: z.array(z.string()),
  meetings: z.array(z.string()),
  questions: typedQuestionsSchema,
});

/** The names of the demonstration, and what others wrote beside it. */
const demonstration: KnownNames = {
  people: [
    ...demoPeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    'Elena Voss',
  ],
  asker: 'Miriam Castellanos',
  groups: [
    ...new Set([
      ...demoPeople.map(({ department }) => department),
      ...demoPeople.flatMap(({ teams }) => teams),
    ]),
  ],
  series: [
    ...new Set(allSeries.map(({ title }) => title)),
    'Marston Foods: what happened on Friday',
    'Console 4 launch retrospective',
  ],
  today,
};

export type QueriesRead = {
  name: string;
  questions: number;
  /** Percent of right queries, of look-ups that are read as such, and of refusals. */
  query: number;
  lookup: number;
  refused: number;
  /** Percent of all questions that get a figure which is not the one asked for. */
  confident: number;
  judged: readonly Judged[];
};

/** Reads the questions of others and our own as typed queries. */
export function benchQueries(data: string): QueriesRead[] {
  const ofOthers = join(data, 'ask/questions.json');
  return [
    ...(existsSync(ofOthers)
      ? [
          figuresOf(
            'the demonstration, of another hand',
            readTyped(ofOthers).map((one) => judge(one, demonstration)),
          ),
        ]
      : []),
    ...readdirSync(own).map((file) => {
      const { questions, ...names } = organizationSchema.parse(
        JSON.parse(readFileSync(join(own, file), 'utf8')),
      );
      const known: KnownNames = {
        people: [...names.people, ...names.guests],
        asker: names.asker,
        groups: [...names.departments, ...names.teams],
        series: [...names.series, ...names.meetings],
        today,
      };
      return figuresOf(
        file.replace('.json', ''),
        questions.map((one) => judge(one, known)),
      );
    }),
  ];
}

function figuresOf(name: string, judged: readonly Judged[]): QueriesRead {
  const right = (of: readonly string[]) => {
    const some = judged.filter(({ one }) => of.includes(one.class));
    return share(some, ({ off }) => off === null);
  };
  return {
    name,
    questions: judged.length,
    query: right(['query']),
    lookup: right(['lookup']),
    refused: right(['refused', 'second-press']),
    confident: share(judged, ({ isConfident }) => isConfident),
    judged,
  };
}

const share = (of: readonly Judged[], is: (one: Judged) => boolean): number =>
  of.length === 0 ? 0 : (100 * of.filter(is).length) / of.length;
