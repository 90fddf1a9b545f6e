/** Positions of bytes; `end` is exclusive. */
export type ByteRange = { start: number; end: number };

const longest = 1000;

/**
 * The bytes that a `Range` header asks for (RFC 9110, 14.2): of several ranges the first that exists; null if none
 * does; undefined if all bytes are to be sent.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | undefined {
  const [, list] = /^bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (list === undefined || list.length > longest) return undefined;
  const parts = list.split(',').map((part) => /^(\d*)-(\d*)$/.exec(part.trim()));
  let isWellFormed = true;
  for (const part of parts) {
    const [, from = '', to = ''] = part ?? [];
    if (from === '' && to === '') isWellFormed = false;
    if (from !== '' && to !== '' && Number(to) < Number(from)) isWellFormed = false;
  }
  if (!isWellFormed) return undefined;
  for (const part of parts) {
    const [, from = '', to = ''] = part ?? [];
    const range =
      from === ''
        ? { start: Math.max(0, size - Number(to)), end: size }
        : { start: Number(from), end: to === '' ? size : Math.min(size, Number(to) + 1) };
    if (range.start < range.end) return range;
  }
  return null;
}
