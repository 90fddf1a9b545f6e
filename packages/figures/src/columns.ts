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

/** `places` by week and `shares` of one turn by figure are room for those of a person. */
type Cuts = {
  weeks: readonly number[];
  from: readonly number[];
  to: readonly number[];
  places: Int32Array;
  shares: Float64Array;
};

/** The weeks in which a period of the figures begins, or the one before it has ended; by figure, where its own are. */
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

/** The figures hold different weeks of the same track: a column for the weeks between two cuts. */
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
