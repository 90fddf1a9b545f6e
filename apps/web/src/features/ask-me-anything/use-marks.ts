import { type RefObject, useRef, useState } from 'react';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import type { ShownAnswer } from './shown-answer.ts';

export type Marks = {
  /** Index of the sentence that is pressed or pointed at. */
  lit: number | null;
  /** Positions of the quotes that support it. */
  litQuotes: ReadonlySet<number>;
  /** Index of the sentence that was pressed last. */
  pressed: number | null;
  point: (sentence: number | null) => void;
  /** Goes to a quote of the sentence; by default the first. */
  press: (sentence: number, quote?: number) => void;
};

const mark = '[data-mark]';
const heading = '[data-question]';

/**
 * Links sentences with their marks and quotes. A press goes to a quote, Escape goes back, `[` and
 * `]` go from mark to mark.
 */
export function useMarks(
  { by, sentences }: ShownAnswer,
  root: RefObject<HTMLElement | null>,
): Marks {
  const [pressed, setPressed] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const left = useRef<HTMLElement | null>(null);
  const [markedBy, setMarkedBy] = useState(by);
  if (markedBy !== by) {
    // The marks belong to the sentences of the other wording.
    setMarkedBy(by);
    setPressed(null);
    setPointed(null);
  }
  const lit = pointed ?? pressed;

  const press = (at: number, quote = sentences[at]?.quotes[0]) => {
    left.current = root.current?.querySelector<HTMLElement>(`[data-mark="${at}:${quote}"]`) ?? null;
    setPressed(at);
    setPointed(null);
    root.current?.querySelector<HTMLElement>(`[data-quote="${quote}"]`)?.focus();
  };
  const move = (by: 1 | -1) => {
    const marks = Array.from(root.current?.querySelectorAll<HTMLElement>(mark) ?? []);
    const now = marks.findIndex((one) => one.matches(':focus'));
    const next = now < 0 ? (by > 0 ? 0 : marks.length - 1) : now + by;
    marks[next]?.focus();
  };
  usePageKeys({
    '[': () => move(-1),
    ']': () => move(1),
    escape: () => {
      if (pressed === null && !left.current) return;
      setPressed(null);
      const isShown = left.current?.isConnected;
      (isShown ? left.current : document.querySelector<HTMLElement>(heading))?.focus();
      left.current = null;
    },
  });
  return {
    lit,
    litQuotes: new Set(lit === null ? [] : sentences[lit]?.quotes),
    pressed,
    point: setPointed,
    press,
  };
}
