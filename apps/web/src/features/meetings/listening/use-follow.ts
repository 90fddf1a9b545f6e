import { useEffect, useRef } from 'react';

/** After the reader scrolled. */
const restMs = 5_000;
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Calls back when the turn that is heard changes, unless the reader has just scrolled. */
export function useFollow(turn: number | undefined, follow: (turn: number) => void): void {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(follow);
  latest.current = follow;
  const isOn = turn !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const note = () => {
      scrolledAt.current = performance.now();
    };
    const noteKey = ({ key }: KeyboardEvent) => {
      if (scrollKeys.has(key)) note();
    };
    window.addEventListener('wheel', note, { passive: true });
    window.addEventListener('touchmove', note, { passive: true });
    window.addEventListener('keydown', noteKey);
    return () => {
      window.removeEventListener('wheel', note);
      window.removeEventListener('touchmove', note);
      window.removeEventListener('keydown', noteKey);
      scrolledAt.current = Number.NEGATIVE_INFINITY;
    };
  }, [isOn]);
  useEffect(() => {
    if (turn !== undefined && performance.now() - scrolledAt.current >= restMs)
      latest.current(turn);
  }, [turn]);
}
