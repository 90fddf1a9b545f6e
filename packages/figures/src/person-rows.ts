import type { Figure } from './figure.ts';
import type { Track } from './track.ts';

/**
 * One person in several figures. Facts that are in the same figures are one column; `densities` holds, by figure and
 * column, the share of the figure that one turn has: 0 where the figure does not hold those facts.
 */
export type PersonRows = {
  width: number;
  turns: Float64Array;
  /** By column, the sum of the squared turns of its facts. */
  squares: Float64Array;
  densities: Float64Array;
};

/** Rows of every person who is in one of the figures. */
export function personRows(figures: readonly Figure[]): PersonRows[] {
  const tracks = new Map<number, (Track | undefined)[]>();
  for (const [at, figure] of figures.entries())
    for (const track of figure.tracks) {
      let own = tracks.get(track.person);
      if (!own) tracks.set(track.person, (own = new Array(figures.length).fill(undefined)));
      own[at] = track;
    }
  const cuts = cutsOf(figures);
  return Array.from(tracks.values(), (own) => {
    const one = own.find((track) => track !== undefined);
    return one && !one.isRecorded && own.every((track) => track === undefined || track === one)
      ? rowsOfTrack(one, own, cuts)
      : rowsOfFacts(own, figures);
  });
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
function rowsOfTrack(track: Track, own: readonly (Track | undefined)[], cuts: Cuts): PersonRows {
  const width = cuts.weeks.length - 1;
  const rows = newRows(width, own.length);
  const places = cuts.weeks.map((week) => track.placeOf(week));
  for (let column = 0; column < width; column++) {
    const [from, to] = [places[column] ?? 0, places[column + 1] ?? 0];
    rows.turns[column] = track.turnsBetween(from, to);
    rows.squares[column] = track.squaresBetween(from, to);
  }
  for (let figure = 0; figure < own.length; figure++) {
    if (!own[figure]) continue;
    const [from, to] = [cuts.from[figure] ?? 0, cuts.to[figure] ?? 0];
    const density = 1 / track.turnsBetween(places[from] ?? 0, places[to] ?? 0);
    rows.densities.fill(density, figure * width + from, figure * width + to);
  }
  return rows;
}

function rowsOfFacts(own: readonly (Track | undefined)[], figures: readonly Figure[]): PersonRows {
  const facts = own.map((track, at) => track?.factsIn(figures[at]?.period ?? { end: 0, weeks: 0 }));
  const columns = new Map<number, number>();
  for (const some of facts)
    for (const fact of some ?? []) if (!columns.has(fact)) columns.set(fact, columns.size);
  const rows = newRows(columns.size, figures.length);
  const table = own.find((track) => track !== undefined)?.table;
  for (const [fact, column] of columns) {
    const turns = table?.turns[fact] ?? 0;
    rows.turns[column] = turns;
    rows.squares[column] = turns * turns;
  }
  for (const [figure, some] of facts.entries()) {
    let total = 0;
    for (const fact of some ?? []) total += table?.turns[fact] ?? 0;
    for (const fact of some ?? [])
      rows.densities[figure * rows.width + (columns.get(fact) ?? 0)] = 1 / total;
  }
  return rows;
}

const newRows = (width: number, figures: number): PersonRows => ({
  width,
  turns: new Float64Array(width),
  squares: new Float64Array(width),
  densities: new Float64Array(width * figures),
});
