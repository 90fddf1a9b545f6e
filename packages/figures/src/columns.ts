import type { Figure } from './figure.ts';
import type { Track } from './track.ts';

/**
 * A column combines facts of one person that are in the same figures. Each column has the number of turns, the sum of
 * squared turns and, for each figure, the share of one turn in it (0 if the figure does not contain it).
 */
export type Columns = {
  /** By person, the index of their first column, followed by the total number of columns. */
  starts: number[];
  turns: number[];
  squares: number[];
  /** Column after column, one value for each figure. */
  densities: number[];
};

/** Columns of all people who are in at least one of the figures. */
export function columnsOf(figures: readonly Figure[]): Columns {
  const columns: Columns = { starts: [0], turns: [], squares: [], densities: [] };
  const cuts = cutsOf(figures);
  const next = figures.map(() => 0);
  const own = figures.map((): Track | undefined => undefined);
  while (true) {
    let person = Number.POSITIVE_INFINITY;
    for (let at = 0; at < figures.length; at++)
      person = Math.min(person, figures[at]?.people[next[at] ?? 0] ?? Number.POSITIVE_INFINITY);
    if (person === Number.POSITIVE_INFINITY) return columns;
    let first: Track | undefined;
    let isOne = true;
    for (let at = 0; at < figures.length; at++) {
      const place = next[at] ?? 0;
      const figure = figures[at];
      const track = figure?.people[place] === person ? figure.tracks[place] : undefined;
      own[at] = track;
      if (!track) continue;
      next[at] = place + 1;
      first ??= track;
      isOne &&= track === first;
    }
    if (first && isOne && !first.isRecorded) addWeeks(columns, first, own, cuts);
    else addFacts(columns, own, figures);
    columns.starts.push(columns.turns.length);
  }
}

/** `places` (by week) and `shares` (by figure) are buffers, reused for each person. */
type Cuts = {
  weeks: readonly number[];
  from: readonly number[];
  to: readonly number[];
  places: Int32Array;
  shares: Float64Array;
};

/** The weeks at which the set of figures that contain a fact changes, and by figure its own first and last cut. */
function cutsOf(figures: readonly Figure[]): Cuts {
  const starts = figures.map(({ period }) => period.end - period.weeks + 1);
  const ends = figures.map(({ period }) => period.end + 1);
  const weeks = [...new Set([...starts, ...ends])].sort((a, b) => a - b);
  const placeOf = (week: number) => weeks.indexOf(week);
  return {
    weeks,
    from: starts.map(placeOf),
    to: ends.map(placeOf),
    places: new Int32Array(weeks.length),
    shares: new Float64Array(figures.length),
  };
}

/** The figures contain different weeks of the same track, so each interval between two cuts becomes a column. */
function addWeeks(
  { turns, squares, densities }: Columns,
  track: Track,
  own: readonly (Track | undefined)[],
  cuts: Cuts,
): void {
  const { weeks, from, to, places, shares } = cuts;
  for (let at = 0; at < weeks.length; at++) places[at] = track.placeOf(weeks[at] ?? 0);
  for (let at = 0; at < own.length; at++) {
    const [start, end] = [places[from[at] ?? 0] ?? 0, places[to[at] ?? 0] ?? 0];
    shares[at] = own[at] ? 1 / track.turnsBetween(start, end) : 0;
  }
  for (let column = 0; column + 1 < weeks.length; column++) {
    const [start, end] = [places[column] ?? 0, places[column + 1] ?? 0];
    if (start === end) continue;
    let isHeld = false;
    for (let at = 0; at < own.length; at++) {
      const isIn = (from[at] ?? 0) <= column && column < (to[at] ?? 0);
      const density = isIn ? (shares[at] ?? 0) : 0;
      isHeld ||= density > 0;
      densities.push(density);
    }
    if (!isHeld) {
      densities.length -= own.length;
      continue;
    }
    turns.push(track.turnsBetween(start, end));
    squares.push(track.squaresBetween(start, end));
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
    const share = 1 / track.turnsIn(period);
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
