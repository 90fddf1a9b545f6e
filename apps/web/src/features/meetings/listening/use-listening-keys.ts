import { usePageKeys } from '@/lib/use-page-keys.ts';
import type { Listening } from './use-listening.ts';

const skipSeconds = 5;
const none = {};

/** Keys of the player while it is open. */
export function useListeningKeys(listening: Listening): void {
  usePageKeys(
    listening.playing
      ? {
          ' ': listening.toggle,
          arrowleft: () => listening.skip(-skipSeconds),
          arrowright: () => listening.skip(skipSeconds),
          '[': () => listening.toTurn(-1),
          ']': () => listening.toTurn(1),
          '<': () => listening.changeSpeed(-1),
          '>': () => listening.changeSpeed(1),
          escape: listening.close,
        }
      : none,
  );
}
