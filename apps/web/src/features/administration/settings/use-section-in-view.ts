import { useEffect, useRef, useState } from 'react';
import { settingsAnchors } from './settings-groups.ts';

/** A section is in view from here on, counted from the top of the window. */
const linePx = 120;

/** The last section that begins above the line; at the end of the page the last one. */
function sectionInView(): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
  const shown = settingsAnchors.filter((anchor) => document.getElementById(anchor));
  if (isAtEnd) return shown.at(-1);
  const begun = shown.filter(
    (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) <= linePx,
  );
  return begun.at(-1) ?? shown[0];
}

export function useSectionInView() {
  const [current, setCurrent] = useState(settingsAnchors[0]);
  /** A chosen section near the end cannot reach the line, so it stays lit until the next scroll. */
  const chosenAt = useRef<number | null>(null);
  useEffect(() => {
    const follow = () => {
      if (chosenAt.current === window.scrollY) return;
      chosenAt.current = null;
      setCurrent(sectionInView());
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const show = (anchor: string) => {
    const section = document.getElementById(anchor);
    if (!section) return;
    section.scrollIntoView();
    section.querySelector('h2')?.focus({ preventScroll: true });
    chosenAt.current = window.scrollY;
    setCurrent(anchor);
  };
  return { current, show };
}
