import type { Figure } from './figure.ts';
import type { Track } from './track.ts';

/**
 * Facts of one person that are in the same figures are one column. By column: their turns, the sum of their squared turns,
 * and for each figure the share that one turn has in it (0 where it does not hold them).
 */
export type Columns = {
  /** By person, where their columns begin; then where the last ones end. */
  starts: number[];
  turns: number[];
  squares: number[];
  /** Column by column, each as long as there are figures. */
  densities: number[];
};

/** Of every person who is in one of the figures. */
export function columnsOf(figures: readonly Figure[]): Columns {
  const columns: Columns = { starts: [0], turns: [], squares: [], densities: [] };
  const cuts = cutsOf(figures);
  const next = figures.map(() => 0);
  const own = figures.map((): Track | undefined => undefined);
  while (true) {
    let person = Number.POSITIVE_INFINITY;
    for (const [at, { people }] of figures.entries())
      person = Math.min(person, people[next[at] ?? 0] ?? Number.POSITIVE_INFINITY);
    if (person === Number.POSITIVE_INFINITY) return columns;
    let first: Track | undefined;
    let isOne = true;
    for (const [at, { people, tracks }] of figures.entries()) {
      const place = next[at] ?? 0;
      own[at] = people[place] === person ? tracks[place] : undefined;
      if (!own[at]) continue;
      next[at] = place + 1;
      first ??= own[at];
      isOne &&= own[at] === first;
    }
    if (first && isOne && !first.isRecorded) addWeeks(columns, first, own, cuts);
    else addFacts(columns, own, figures);
    columns.starts.push(columns.turns.length);
  }
}

type Cuts = { weeks: readonly number[]; from: readonly number[]; to: readonly number[] };

/** The weeks in which a period of the figures begins, or the one before it has ended; by figure, where its own are. */
function cutsOf(figures: readonly Figure[]): Cuts {
  const starts = figures.map(({ period }) => period.end - period.weeks + 1);
  const ends = figures.map(({ period }) => period.end + 1);
  const weeks = [...new Set([...starts, ...ends])].sort((a, b) => a - b);
  const placeOf = (week: number) => weeks.indexOf(week);
  return { weeks, from: starts.map(placeOf), to: ends.map(placeOf) };
}

/** The figures hold different weeks of the same track: a column for the weeks between two cuts. */
function addWeeks(
  { turns, squares, densities }: Columns,
  track: Track,
  own: readonly (Track | undefined)[],
  cuts: Cuts,
): void {
  const places = cuts.weeks.map((week) => track.placeOf(week));
  const between = (from: number, to: number) =>
    track.turnsBetween(places[from] ?? 0, places[to] ?? 0);
  const shares = own.map((held, at) =>
    held ? 1 / between(cuts.from[at] ?? 0, cuts.to[at] ?? 0) : 0,
  );
  for (let column = 0; column + 1 < places.length; column++) {
    const own = between(column, column + 1);
    if (own === 0) continue;
    turns.push(own);
    squares.push(track.squaresBetween(places[column] ?? 0, places[column + 1] ?? 0));
    for (let at = 0; at < shares.length; at++) {
      const isHeld = (cuts.from[at] ?? 0) <= column && column < (cuts.to[at] ?? 0);
      densities.push(isHeld ? (shares[at] ?? 0) : 0);
    }
  }
}

function addFacts(
  columns: Columns,
  own: readonly (Track | undefined)[],
  figures: readonly Figure[],
): void {
  const first = columns.turns.length;
  const places = new Map<number, number>();
  for (const [at, track] of own.entries()) {
    const { period } = figures[at] ?? {};
    if (!track || !period) continue;
    const share = 1 / track.turnsBetween(track.from(period), track.to(period));
    for (const fact of track.factsIn(period)) {
      let place = places.get(fact);
      if (place === undefined) {
        place = first + places.size;
        places.set(fact, place);
        const turns = track.table.turns[fact] ?? 0;
        columns.turns.push(turns);
        columns.squares.push(turns * turns);
        for (let figure = 0; figure < own.length; figure++) columns.densities.push(0);
      }
      columns.densities[place * own.length + at] = share;
    }
  }
}
