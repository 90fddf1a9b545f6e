import { isUnknownVoice } from '../1-parse/unknown-voice.ts';
import type { TalkDynamics } from '../types.ts';
import { isBackChannel } from './back-channels.ts';
import type { SpokenTurn, Talk } from './talk.ts';

/** In seconds. People notice a silence of four seconds in a conversation (Koudenburg, Postmes and Gordijn 2011). */
const shortestSilence = 4;
/** In seconds. Longer gaps are breaks of the meeting or the recording. */
const longestSilence = 120;
/** A slower run contains a break, so its time is not speaking time. */
const slowestSecondsPerWord = 5;

/** The longest monologue and the silence between turns. Lines of minutes are left out. */
export function talkDynamics({ names, turns, nobodyNamed }: Talk): TalkDynamics {
  const spoken = turns.filter(({ written }) => !written);
  const named = names.filter((name) => !isUnknownVoice(name));
  return {
    monologue: nobodyNamed || named.length < 2 ? null : longestMonologue(spoken, names),
    silence: silenceBetween(spoken),
  };
}

/** Measured in words, since not every file has times. Several unnamed voices may be one label. */
function longestMonologue(
  turns: readonly SpokenTurn[],
  names: readonly string[],
): TalkDynamics['monologue'] {
  let longest: TalkDynamics['monologue'] = null;
  let run: SpokenTurn[] = [];
  let words = 0;
  for (const turn of turns) {
    const speaker = run[0]?.speaker;
    if (speaker !== undefined && turn.speaker !== speaker && isBackChannel(turn)) continue;
    if (turn.speaker !== speaker) {
      run = [];
      words = 0;
    }
    if (turn.speaker === null || isUnknownVoice(names[turn.speaker] ?? '')) continue;
    run.push(turn);
    words += turn.words;
    if (words > (longest?.words ?? 0))
      longest = { speaker: names[turn.speaker] ?? '', ...timesOf(run, words), words };
  }
  return longest;
}

function timesOf(run: readonly SpokenTurn[], words: number) {
  const start = run[0]?.start ?? null;
  const end = run.at(-1)?.end ?? null;
  const seconds = start === null || end === null ? 0 : end - start;
  const isTimed = seconds > 0 && seconds <= words * slowestSecondsPerWord;
  return { turn: run[0]?.index ?? 0, start, seconds: isTimed ? seconds : null };
}

/** Null if turns have no end, or if most turns last until the next one, which only means that no end was recorded. */
function silenceBetween(turns: readonly SpokenTurn[]): TalkDynamics['silence'] {
  let gaps = 0;
  let touching = 0;
  let seconds = 0;
  let longest: NonNullable<TalkDynamics['silence']>['longest'] = null;
  /** The turn that has ended last so far, since turns overlap. */
  let last: { index: number; end: number } | null = null;
  for (const [place, { index, start, end }] of turns.entries()) {
    const before = last;
    if (end !== null && end >= (last?.end ?? 0)) last = { index, end };
    // If its end is unknown, the previous turn may last until this one.
    if (!before || start === null || turns[place - 1]?.end === null) continue;
    const gap = start - before.end;
    gaps++;
    if (gap === 0) touching++;
    if (gap < shortestSilence || gap > longestSilence) continue;
    seconds += gap;
    if (gap > (longest?.seconds ?? 0))
      longest = { turn: before.index, start: before.end, seconds: gap };
  }
  return gaps === 0 || 2 * touching > gaps ? null : { seconds, longest };
}
