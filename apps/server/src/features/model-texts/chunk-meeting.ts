import type { Analysis, Turn } from '@rapport/transcript';

export type SaidTurn = Pick<Turn, 'index' | 'speaker' | 'text'>;

/** A turn, or a part of a very long one. */
export type Piece = { turn: number; speaker: string | null; text: string };

/** By name. */
export type Pair = readonly [string, string];
export const keyOf = (pair: Pair): string => JSON.stringify(pair);

/** Fits one question. `people` and `pairs` are those to write about. */
export type Chunk = { pieces: Piece[]; people: string[]; pairs: Pair[] };

const charactersPerChunk = 24_000;
const charactersPerPiece = 6_000;
/** For position and speaker of a piece. */
const charactersAround = 60;
/** The most active ones, so that the answer is bounded. */
const peoplePerChunk = 20;
const pairsPerChunk = 20;

/** Of similar length, cut between turns where possible. */
export function chunkMeeting(analysis: {
  turns: readonly SaidTurn[];
  graph: Analysis['graph'];
}): Chunk[] {
  const chunks: Piece[][] = [];
  let room = 0;
  for (const { index, speaker, text } of analysis.turns) {
    for (const part of partsOf(text)) {
      const cost = part.length + charactersAround;
      if (cost > room) {
        chunks.push([]);
        room = charactersPerChunk;
      }
      chunks.at(-1)?.push({ turn: index, speaker, text: part });
      room -= cost;
    }
  }
  const pairs = pairsOf(analysis.graph);
  return chunks.map((pieces) => {
    const spoken = charactersBySpeaker(pieces);
    return {
      pieces,
      people: [...spoken.keys()]
        .sort((a, b) => (spoken.get(b) ?? 0) - (spoken.get(a) ?? 0))
        .slice(0, peoplePerChunk),
      pairs: pairs
        .filter(([first, second]) => spoken.has(first) && spoken.has(second))
        .slice(0, pairsPerChunk),
    };
  });
}

/** Cuts between words, as late as possible. */
function* partsOf(text: string): Generator<string> {
  let start = 0;
  while (text.length - start > charactersPerPiece) {
    const blank = text.lastIndexOf(' ', start + charactersPerPiece);
    const end = blank > start ? blank : start + charactersPerPiece;
    yield text.slice(start, end);
    start = end;
  }
  yield text.slice(start);
}

function charactersBySpeaker(pieces: readonly Piece[]): Map<string, number> {
  const spoken = new Map<string, number>();
  for (const { speaker, text } of pieces)
    if (speaker !== null) spoken.set(speaker, (spoken.get(speaker) ?? 0) + text.length);
  return spoken;
}

/** Most exchanges first. */
function pairsOf({ nodes, links }: Analysis['graph']): Pair[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return links
    .toSorted((a, b) => b.value - a.value)
    .map(({ source, target }) => [names.get(source) ?? '', names.get(target) ?? ''] as const);
}
