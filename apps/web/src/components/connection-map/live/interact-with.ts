import { onNextGesture } from '@/lib/next-gesture.ts';
import { loadAnswers, loadedAnswers } from '../load-answers.ts';
import type { Interaction } from './interaction.ts';
import { listenToCanvas } from './listen-to-canvas.ts';
import type { LiveMap } from './live-map.ts';

/** Something that is to be done with a map. */
export type Wish = (interaction: Interaction) => void;

/** Lets people do what they want with a map: what comes before the code for it is there is done as soon as it is. */
export function interactWith(map: LiveMap, signal: AbortSignal): (wish: Wish) => void {
  let interaction: Interaction | null = null;

  function use(wish: Wish): void {
    const answers = loadedAnswers();
    if (!answers) {
      loadAnswers().then(
        () => use(wish),
        () => {},
      );
    } else if (!signal.aborted) {
      interaction ??= new answers.Interaction(map, signal);
      wish(interaction);
    }
  }

  listenToCanvas(map.canvas, signal, use);
  // Whoever does anything on the page brings what answers them before they come to the map.
  signal.addEventListener(
    'abort',
    onNextGesture(() => void loadAnswers().catch(() => {})),
  );
  // What fingers mean is listened to where there is a screen to put them on.
  if (navigator.maxTouchPoints > 0) use(() => {});
  return use;
}
