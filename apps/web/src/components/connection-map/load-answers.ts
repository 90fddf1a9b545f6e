import type { answers } from './answers.ts';

type Answers = typeof answers;

let loaded: Answers | null = null;
let loading: Promise<Answers> | null = null;

/** Loads how the map answers those who use it, which no first picture needs. */
export function loadAnswers(): Promise<Answers> {
  loading ??= import('./answers.ts').then(
    (code) => {
      loaded = code.answers;
      return loaded;
    },
    (error) => {
      // Offline the map still shows everybody; the next one who points tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The same once it is there. */
export function loadedAnswers(): Answers | null {
  return loaded;
}
