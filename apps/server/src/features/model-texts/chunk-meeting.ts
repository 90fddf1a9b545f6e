import type { Analysis, Turn } from '@rapport/transcript';

export type SaidTurn = Pick<Turn, 'index' | 'speaker' | 'text'>;

/** A turn, or a part of a very long one. */
export type Piece = { turn: number; speaker: string | null; text: string };

/** By name. */
export type Pair = readonly [string, string];
export const keyOf = (pair: Pair): string => JSON.stringify(pair);

/** Fits one question. `people` and `pairs` are those to write about. */
export type Chunk = { pieces: Piece[]; people: string[]; pairs: Pair[] };

const charactersPerPiece = 6_000;
/** For position and speaker of a piece. */
const tokensAround = 20;
/** Below, a part is not cut any further. */
const fewestCharacters = 800;
/** The most active ones, so that the answer is bounded. */
const peoplePerChunk = 20;
const pairsPerChunk = 20;

type Sized = {
  /** Tokens of a chunk at most. */
  tokens: number;
  estimate: (text: string) => number;
};

/** Of similar length, cut between turns where possible. */
export function chunkMeeting(
  analysis: { turns: readonly SaidTurn[]; graph: Analysis['graph'] },
  { tokens, estimate }: Sized,
): Chunk[] {
  const chunks: Piece[][] = [];
  // A letter may take a token.
  const longestPiece = Math.min(charactersPerPiece, Math.max(fewestCharacters, tokens));
  let room = 0;
  for (const { index, speaker, text } of analysis.turns) {
    for (const part of partsOf(text, longestPiece)) {
      const cost = estimate(part) + tokensAround;
      if (cost > room) {
        chunks.push([]);
        room = tokens;
      }
      chunks.at(-1)?.push({ turn: index, speaker, text: part });
      room -= cost;
    }
  }
  const pairs = pairsOf(analysis.graph);
  return chunks.map((pieces) => chunkOf(pieces, pairs));
}

function chunkOf(pieces: Piece[], pairs: readonly Pair[]): Chunk {
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
}

/** Two chunks or more that have about half of the words each; none if it is too short for that. */
export function halveChunk({ pieces, pairs }: Chunk): Chunk[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length < 2 * fewestCharacters) return [];
  const [only] = pieces;
  if (pieces.length === 1 && only) {
    const parts = [...partsOf(only.text, Math.ceil(length / 2))];
    return parts.map((text) => chunkOf([{ ...only, text }], pairs));
  }
  let before = 0;
  const middle = pieces.findIndex(({ text }) => {
    before += text.length;
    return before >= length / 2;
  });
  const cut = Math.min(Math.max(middle, 1), pieces.length - 1);
  return [chunkOf(pieces.slice(0, cut), pairs), chunkOf(pieces.slice(cut), pairs)];
}

/** Cuts between words, as late as possible. */
function* partsOf(text: string, longest: number): Generator<string> {
  let start = 0;
  while (text.length - start > longest) {
    const blank = text.lastIndexOf(' ', start + longest);
    const end = blank > start ? blank : start + longest;
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
