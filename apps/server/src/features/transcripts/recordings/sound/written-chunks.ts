import type { StreamTargetChunk } from 'mediabunny';
import { soundChunkBytes } from '../../../../ground/recording/sound-repository.ts';
import { RefusedSoundError } from './refused-sound.ts';

export type WriteChunk = (position: number, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/**
 * Hands chunks over as soon as they are full. The first is kept until the end, because containers
 * write their beginning again. Holds at most `sizeMax`, because a hostile table can name the same
 * packets without end.
 */
export function writtenChunks(write: WriteChunk, sizeMax: number) {
  const open = new Map<number, Uint8Array<ArrayBuffer>>();
  let size = 0;
  let handedOver = 1;
  function put({ data, position: at }: StreamTargetChunk) {
    size = Math.max(size, at + data.length);
    if (size > sizeMax)
      throw new RefusedSoundError('This file claims to hold more sound than fits into it.');
    for (let done = 0; done < data.length; ) {
      const position = Math.floor((at + done) / soundChunkBytes);
      if (position > 0 && position < handedOver) throw new Error('This chunk was handed over.');
      const chunk = open.get(position) ?? new Uint8Array(soundChunkBytes);
      open.set(position, chunk);
      const offset = at + done - position * soundChunkBytes;
      const part = data.subarray(done, done + soundChunkBytes - offset);
      chunk.set(part, offset);
      done += part.length;
    }
  }
  async function handOver(position: number) {
    const length = Math.min(soundChunkBytes, size - position * soundChunkBytes);
    const chunk = open.get(position) ?? new Uint8Array(soundChunkBytes);
    open.delete(position);
    await write(position, chunk.slice(0, length));
  }
  return {
    stream: new WritableStream<StreamTargetChunk>({
      async write(given) {
        put(given);
        for (; (handedOver + 1) * soundChunkBytes <= size; handedOver += 1)
          await handOver(handedOver);
      },
      async close() {
        for (; handedOver * soundChunkBytes < size; handedOver += 1) await handOver(handedOver);
        await handOver(0);
      },
    }),
    size: () => size,
  };
}
