import { endpoints, type TranscriptTurn } from '@rapport/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf } from '@/lib/call.ts';
import { neighbour, nextSpeed, type Piece, pieceOf, timedTurns, turnAtSecond } from './piece.ts';
import { rememberChoices, rememberedChoices } from './remembered-choices.ts';

/** Before the words, in seconds. */
const leadSeconds = 1;

type Playing = { piece: Piece; seconds: number; isPlaying: boolean; hasFailed: boolean };

/**
 * Plays the sound of a meeting. The element is made at the first press, so that nothing is loaded before and the
 * browser lets it play.
 */
export function useListening(meetingId: string, turns: readonly TranscriptTurn[]) {
  const timed = useMemo(() => timedTurns(turns), [turns]);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [choices, setChoices] = useState(rememberedChoices);
  const audio = useRef<HTMLAudioElement>(null);
  /** Gets the focus back. */
  const opener = useRef<Element>(null);

  const update = (change: Partial<Playing>) =>
    setPlaying((now) => (now ? { ...now, ...change } : now));

  const onTime = () => {
    const seconds = audio.current?.currentTime ?? 0;
    if (!playing) return;
    const isOver = seconds >= playing.piece.end;
    if (isOver && choices.stopsAfter) audio.current?.pause();
    const here = isOver && !choices.stopsAfter ? turnAtSecond(timed, seconds) : undefined;
    update({ seconds, ...(here && { piece: pieceOf(here, null) }) });
  };
  const latest = useRef(onTime);
  latest.current = onTime;

  function element(): HTMLAudioElement {
    if (audio.current) return audio.current;
    const made = new Audio(addressOf(endpoints.meetings.listen, { id: meetingId }));
    made.addEventListener('timeupdate', () => latest.current());
    made.addEventListener('play', () => update({ isPlaying: true, hasFailed: false }));
    made.addEventListener('pause', () => update({ isPlaying: false }));
    made.addEventListener('ended', () => update({ isPlaying: false }));
    made.addEventListener('error', () => update({ isPlaying: false, hasFailed: true }));
    audio.current = made;
    return made;
  }

  const drop = useCallback(() => {
    audio.current?.pause();
    audio.current?.removeAttribute('src');
    audio.current?.load();
    audio.current = null;
  }, []);
  useEffect(() => drop, [drop]);

  function play() {
    const sound = element();
    sound.playbackRate = choices.speed;
    sound.play().catch((error: unknown) => {
      // A pause before the sound began is no failure.
      const isPaused = error instanceof DOMException && error.name === 'AbortError';
      update({ isPlaying: false, ...(!isPaused && { hasFailed: true }) });
    });
  }

  function begin(piece: Piece) {
    const seconds = Math.max(0, piece.start - leadSeconds);
    setPlaying({ piece, seconds, isPlaying: true, hasFailed: false });
    element().currentTime = seconds;
    play();
  }

  function moveTo(seconds: number) {
    const here = turnAtSecond(timed, seconds);
    if (!playing || !here) return;
    element().currentTime = seconds;
    const isInside = playing.piece.start <= seconds && seconds < playing.piece.end;
    update({ seconds, ...(!isInside && { piece: pieceOf(here, null) }) });
  }

  function toggle() {
    if (!playing) return;
    if (playing.isPlaying) return audio.current?.pause();
    if (playing.hasFailed) {
      drop();
      return begin(playing.piece);
    }
    // After the end of a piece, the next one is played.
    if (playing.seconds >= playing.piece.end) {
      const here = turnAtSecond(timed, playing.seconds + leadSeconds);
      if (here) update({ piece: pieceOf(here, null) });
    }
    play();
  }

  function choose(change: Partial<typeof choices>) {
    const chosen = { ...choices, ...change };
    setChoices(chosen);
    rememberChoices(chosen);
    if (audio.current) audio.current.playbackRate = chosen.speed;
  }

  return {
    turns: timed,
    playing,
    choices,
    choose,
    changeSpeed: (step: -1 | 1) => choose({ speed: nextSpeed(choices.speed, step) }),
    toggle,
    moveTo,
    skip: (seconds: number) => playing && moveTo(Math.max(0, playing.seconds + seconds)),
    toTurn(step: -1 | 1) {
      const turn = playing && neighbour(timed, playing.seconds + leadSeconds, step);
      if (turn) begin(pieceOf(turn, null));
    },
    /** Plays a turn, or a quotation in it; a press on what plays pauses. */
    listen(position: number, span: Piece['span']) {
      const turn = timed.find((one) => one.position === position);
      if (!turn) return;
      if (playing?.piece.turn === position && !span) return toggle();
      if (!playing) opener.current = document.activeElement;
      begin(pieceOf(turn, span));
    },
    close() {
      drop();
      setPlaying(null);
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
