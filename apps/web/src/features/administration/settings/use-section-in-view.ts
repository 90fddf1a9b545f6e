import { useCallback, useEffect, useRef, useState } from 'react';
import { settingsAnchors } from './settings-groups.ts';

/** A person reads at this share of the window's height, counted from its top. */
const readShare = 0.4;
/** Only these move the page on behalf of a person. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The last section that begins above the line where a person reads. Over the last screen the line moves to the bottom,
 * so that short sections at the end have their turn.
 */
function sectionInView(): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = scrollHeight - clientHeight - window.scrollY;
  const isScrolled = window.scrollY > 0;
  const toEnd = isScrolled ? Math.min(1, Math.max(0, 1 - left / clientHeight)) : 0;
  const line = clientHeight * (readShare + (1 - readShare) * toEnd);
  const shown = settingsAnchors.filter((anchor) => document.getElementById(anchor));
  const begun = shown.filter(
    (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) <= line,
  );
  return begun.at(-1) ?? shown[0];
}

function bringIntoView(anchor: string): void {
  const section = document.getElementById(anchor);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/**
 * Which section is lit. A chosen one, also by the address, stays lit and in place until the person moves the page,
 * while the sections above it load.
 */
export function useSectionInView() {
  const [current, setCurrent] = useState(settingsAnchors[0]);
  const chosen = useRef<string | null>(null);
  const show = useCallback((anchor: string) => {
    chosen.current = anchor;
    setCurrent(anchor);
    bringIntoView(anchor);
  }, []);
  useEffect(() => {
    const named = settingsAnchors.find((anchor) => window.location.hash === `#${anchor}`);
    if (named) show(named);
    const follow = () => {
      if (chosen.current === null) setCurrent(sectionInView());
    };
    const release = () => {
      chosen.current = null;
    };
    const growth = new ResizeObserver(() =>
      chosen.current === null ? follow() : bringIntoView(chosen.current),
    );
    growth.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    for (const gesture of gestures) window.addEventListener(gesture, release, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', follow);
      for (const gesture of gestures) window.removeEventListener(gesture, release);
    };
  }, [show]);
  return { current, show };
}
