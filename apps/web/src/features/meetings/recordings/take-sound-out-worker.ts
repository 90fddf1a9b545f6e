import { sha256Of } from '../upload-many/sha256-of.ts';
import type { SoundAnswer, SoundTask, TakenSound } from './sound-task.ts';
import { takeSoundOut } from './take-sound-out.ts';

/** Time between two messages about progress, in milliseconds. */
const progressMs = 100;
/** Larger sound is not hashed, because browsers hash only what is in memory as a whole. */
const hashedMaxBytes = 64 * 1024 * 1024;

// The time of writing is stored in the sound: with a fixed one, the same recording gives the same bytes, so that an
// earlier upload of it is found.
Date.now = () => 0;

const answer = (message: SoundAnswer) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<SoundTask>) => {
  let readBytes = 0;
  let toldMs = Number.NEGATIVE_INFINITY;
  try {
    const taken = await takeSoundOut(data, {
      onFound: (found) => answer({ kind: 'found', found }),
      onRead: (bytes) => {
        readBytes = Math.max(readBytes, bytes);
        if (performance.now() - toldMs < progressMs) return;
        toldMs = performance.now();
        answer({ kind: 'progress', readBytes });
      },
    });
    if (typeof taken === 'string') answer({ kind: 'none', reason: taken });
    else answer({ kind: 'taken', taken: { ...taken, sha256: await hashOf(taken) } });
  } catch {
    answer({ kind: 'failed' });
  }
});

async function hashOf({ sound }: TakenSound): Promise<string | undefined> {
  return sound.size > hashedMaxBytes ? undefined : sha256Of(await sound.arrayBuffer());
}
