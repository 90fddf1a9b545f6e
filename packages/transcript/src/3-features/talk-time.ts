import type { SpokenTurn, Talk } from './talk.ts';

const spokenWordsPerMinute = 150;

/** A turn that seems slower than this holds a pause, not speech, so its words are counted instead. */
const slowestSecondsPerWord = 5;

export type TalkTime = {
  turns: number;
  words: number;
  speakingSeconds: number;
  /** Share of the words of all participants, 0 to 1; the shares sum to 1, or are 0 where no words were said. */
  talkShare: number;
};

/** Seconds that words take without times: 150 a minute. */
export const secondsToSpeak = (words: number): number => (words / spokenWordsPerMinute) * 60;

/** Turns, words, seconds and share of talk of each participant, in their order. */
export function talkTimes({ names, turns }: Talk): TalkTime[] {
  const times = names.map(() => ({ turns: 0, words: 0, speakingSeconds: 0 }));
  for (const turn of turns) {
    const time = turn.speaker === null ? undefined : times[turn.speaker];
    if (!time) continue;
    time.turns++;
    time.words += turn.words;
    time.speakingSeconds += secondsOf(turn);
  }
  const words = times.reduce((sum, time) => sum + time.words, 0);
  return times.map((time) => ({ ...time, talkShare: words === 0 ? 0 : time.words / words }));
}

function secondsOf({ start, end, words }: SpokenTurn): number {
  const timed = start === null || end === null ? 0 : end - start;
  return timed > 0 && timed <= words * slowestSecondsPerWord ? timed : secondsToSpeak(words);
}
