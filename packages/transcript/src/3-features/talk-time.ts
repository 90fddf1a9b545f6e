import type { SpokenTurn, Talk } from './talk.ts';

const spokenWordsPerMinute = 150;

/** A slower turn contains a pause, so its words are counted instead. */
const slowestSecondsPerWord = 5;

export type TalkTime = {
  turns: number;
  words: number;
  speakingSeconds: number;
  /** 0 to 1; the shares sum to 1, or are 0 if no words were said. */
  talkShare: number;
};

/** 150 words a minute. */
export const secondsToSpeak = (words: number): number => (words / spokenWordsPerMinute) * 60;

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
