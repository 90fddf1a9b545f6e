import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { AppError } from './errors.ts';

export type PlayedBytes = {
  size: number;
  /** Media type. */
  type: string;
  read: (range: ByteRange) => AsyncIterable<Uint8Array>;
};

/**
 * Sends bytes, or the range of them that is asked for, as they are read. They have no file name and are not cached, so
 * that they are played and not kept.
 * @throws AppError 416 if the range is beyond their end
 */
export function sendRange(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { size, type, read }: PlayedBytes,
): FastifyReply {
  const asked = readByteRange(headers.range, size);
  if (asked === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError(416, 'NO_SUCH_RANGE', 'The sound has no bytes in this range.');
  }
  const range = asked ?? { start: 0, end: size };
  const { start, end } = range;
  if (asked) reply.header('content-range', `bytes ${start}-${end - 1}/${size}`);
  return reply
    .status(asked ? 206 : 200)
    .headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': end - start,
      'content-type': type,
    })
    .send(Readable.from(read(range), { highWaterMark: 1 }));
}
