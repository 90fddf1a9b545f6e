import { gzipSync } from 'node:zlib';
import type { Bridge, MapTie, OrganizationMap } from '@rapport/contract';
import { bridges, compareTies, type PairSum, type Tie, tiesOf } from '@rapport/network';
import { departmentPairs } from './department-pairs.ts';
import type { DepartmentPairSum, Person } from './map-repository.ts';

export type MapTask = {
  head: Pick<OrganizationMap, 'period' | 'before' | 'coverage'>;
  people: readonly Person[];
  /** Rows of `pairRow`, as JSON. */
  pairs: string;
  pairsBefore: string;
  talk: readonly DepartmentPairSum[];
  talkBefore: readonly DepartmentPairSum[];
};

export type PairRow = [a: string, b: string, meetings: number, exchanges: number, weight: number];

/** Draws the text of an `OrganizationMap`, compressed. Runs in its own thread, because the text may have 10 MB. */
export default function drawMap({
  head,
  people,
  pairs,
  pairsBefore,
  talk,
  talkBefore,
}: MapTask): Uint8Array {
  const ties = tiesOf(readPairs(pairs));
  const map: OrganizationMap = {
    ...head,
    people: people.map(presentPerson),
    ties: presentTies(people, ties, tiesOf(readPairs(pairsBefore))),
    departments: departmentPairs(people, talk, talkBefore),
    bridges: presentBridges(people, ties),
  };
  return gzipSync(JSON.stringify(map));
}

function readPairs(text: string): PairSum[] {
  const rows: PairRow[] = JSON.parse(text);
  return rows.map(([a, b, meetings, exchanges, weight]) => ({ a, b, meetings, exchanges, weight }));
}

const presentPerson = ({ firstName, lastName, email, ...person }: Person) => ({
  ...person,
  name: `${firstName} ${lastName}`.trim() || email,
});

/** The ties of the period, then the lost ones. */
function presentTies(people: readonly Person[], now: Tie[], before: Tie[]): MapTie[] {
  const positions = new Map(people.map(({ id }, at) => [id, at]));
  const ties = compareTies(now, before).flatMap((one): MapTie[] => {
    const tie = one.change === 'lost' ? one.before : one.now;
    const [a, b] = [positions.get(tie.a), positions.get(tie.b)];
    if (a === undefined || b === undefined) return [];
    const meetings = {
      now: one.change === 'lost' ? 0 : one.now.meetings,
      before: one.change === 'new' ? 0 : one.before.meetings,
    };
    return [
      {
        a: Math.min(a, b),
        b: Math.max(a, b),
        strength: tie.strength,
        meetings,
        change: one.change,
      },
    ];
  });
  return ties.sort((one, other) => Number(one.change === 'lost') - Number(other.change === 'lost'));
}

function departmentsOf(people: readonly Person[]): Map<string, string> {
  return new Map(people.flatMap(({ id, department }) => (department ? [[id, department]] : [])));
}

function presentBridges(people: readonly Person[], ties: readonly Tie[]): Bridge[] {
  return bridges(ties, departmentsOf(people)).flatMap(({ person, between }) =>
    between.map(({ departments: [first, second], held, all }) => ({
      personId: person,
      departments: [first, second],
      ties: held,
      of: all,
    })),
  );
}
