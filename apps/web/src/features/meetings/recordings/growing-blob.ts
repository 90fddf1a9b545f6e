import type { StreamTargetChunk } from 'mediabunny';

export class TooLargeError extends Error {}

type Segment = { start: number; part: Blob };
const endOf = ({ start, part }: Segment): number => start + part.size;

/**
 * A file that is written in pieces, also over earlier ones. Each piece is a blob of its own, which browsers keep outside
 * of the page's memory, so that hours of sound take none of it.
 */
export class GrowingBlob {
  #segments: readonly Segment[] = [];
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  /** @throws TooLargeError */
  write({ position, data }: Pick<StreamTargetChunk, 'position' | 'data'>): void {
    const end = position + data.length;
    if (end > this.#sizeMax) throw new TooLargeError();
    const written = { start: position, part: new Blob([data]) };
    this.#segments = [
      ...this.#segments.flatMap((one) => [
        ...(one.start < position ? [cut(one, one.start, Math.min(endOf(one), position))] : []),
        ...(endOf(one) > end ? [cut(one, Math.max(one.start, end), endOf(one))] : []),
      ]),
      written,
    ].sort((a, b) => a.start - b.start);
  }

  toBlob = (type: string): Blob =>
    new Blob(
      this.#segments.map(({ part }) => part),
      { type },
    );
}

const cut = ({ start, part }: Segment, from: number, to: number): Segment => ({
  start: from,
  part: part.slice(from - start, to - start),
});
