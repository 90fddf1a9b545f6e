import { type MessagePort, threadId } from 'node:worker_threads';
import { copySound } from './copy-sound.ts';
import { cutSound } from './cut-sound.ts';
import { openSound } from './open-sound.ts';
import { damaged, RefusedSoundError, SoundGoneError } from './refused-sound.ts';
import type { SoundOutcome, SoundQuestion, SoundReply, SoundTask } from './sound-messages.ts';

type Asked = { readChunk: number } | { writtenChunk: number; bytes: Uint8Array<ArrayBuffer> };

export default async function workOnSound({
  port,
  ...task
}: SoundTask & { port: MessagePort }): Promise<SoundOutcome> {
  const ask = askThrough(port);
  try {
    port.postMessage({ threadId } satisfies SoundQuestion);
    const sound = await openSound(task.size, async (readChunk) => {
      const { bytes } = await ask({ readChunk });
      return bytes ?? new Uint8Array();
    });
    try {
      if (task.kind === 'cut') return { kind: 'cut', ...(await cutSound(sound, task)) };
      const write = async (writtenChunk: number, bytes: Uint8Array<ArrayBuffer>) =>
        void (await ask({ writtenChunk, bytes }));
      return { kind: 'copied', ...(await copySound(sound, task.size, write)) };
    } finally {
      sound.close();
    }
  } catch (error) {
    if (error instanceof SoundGoneError) throw error;
    if (error instanceof RefusedSoundError) return { kind: 'refused', message: error.message };
    // The library has no classes for what is wrong with a file.
    return { kind: 'refused', message: damaged().message };
  } finally {
    port.close();
  }
}

function askThrough(port: MessagePort) {
  const waiting = new Map<number, PromiseWithResolvers<SoundReply>>();
  let last = 0;
  port.on('message', (reply: SoundReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.isGone) asked?.reject(new SoundGoneError('The sound was deleted meanwhile.'));
    else asked?.resolve(reply);
  });
  return (asked: Asked): Promise<SoundReply> => {
    last += 1;
    const id = last;
    const replied = Promise.withResolvers<SoundReply>();
    waiting.set(id, replied);
    port.postMessage({ id, ...asked } satisfies SoundQuestion);
    return replied.promise;
  };
}
