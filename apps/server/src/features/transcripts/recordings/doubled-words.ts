import type { SpokenSegment } from '../../../database/types.ts';
import type { AnsweredPart } from './write-webvtt.ts';

/** More than is said in the second by which parts overlap. */
const wordsMax = 8;
const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Parts that were not cut at a pause overlap: what ends one and begins the next was said once. */
export function withoutDoubledWords(parts: readonly AnsweredPart[]): AnsweredPart[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (!before || before.toSecond <= part.fromSecond) return part;
    const doubled = countDoubled(
      lastWords(before.segments, part.fromSecond - 1),
      firstWords(part.segments, before.toSecond + 1),
    );
    return { ...part, segments: withoutFirst(part.segments, doubled) };
  });
}

function lastWords(segments: readonly SpokenSegment[], from: number): string[] {
  const near = segments.filter(({ to }) => to >= from);
  return near.flatMap(({ text }) => wordsOf(text)).slice(-wordsMax);
}

function firstWords(segments: readonly SpokenSegment[], to: number): string[] {
  const near = segments.filter(({ from }) => from <= to);
  return near.flatMap(({ text }) => wordsOf(text)).slice(0, wordsMax);
}

/** The longest end of one that begins the other. */
function countDoubled(ending: readonly string[], beginning: readonly string[]): number {
  for (let count = Math.min(ending.length, beginning.length); count > 0; count -= 1) {
    const end = ending.slice(-count).map(plain).join(' ');
    if (end.trim() !== '' && end === beginning.slice(0, count).map(plain).join(' ')) return count;
  }
  return 0;
}

function withoutFirst(segments: readonly SpokenSegment[], count: number): SpokenSegment[] {
  let left = count;
  return segments.flatMap((segment) => {
    if (left === 0) return [segment];
    const words = wordsOf(segment.text);
    const dropped = Math.min(left, words.length);
    left -= dropped;
    const text = words.slice(dropped).join(' ');
    return text === '' ? [] : [{ ...segment, text }];
  });
}
