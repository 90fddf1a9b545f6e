import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { clearOfButtons } from './clear-of-buttons.ts';

/** Buttons that carry a page on. Those of dialogs lie above notices. */
const buttons = '[data-foot], main :is([data-primary], [type="submit"])';
const notices = '[data-sonner-toast]';
const edgePx = 24;
const gapPx = 8;

function measure(): number {
  const shown = [...document.querySelectorAll<HTMLElement>(notices)];
  const [first] = shown;
  if (!first) return edgePx;
  const { left, right } = first.getBoundingClientRect();
  const height = shown.reduce((sum, one) => sum + one.offsetHeight + gapPx, -gapPx);
  const places = [...document.querySelectorAll(buttons)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ bottom, top, height: tall }) => tall > 0 && bottom > 0 && top < innerHeight);
  return clearOfButtons({ left, right, height }, places, innerHeight, edgePx);
}

/** The distance of notices from the bottom of the window, in pixels. Follows scrolling and what the page shows. */
export function useClearOfButtons(): number {
  const { toasts } = useSonner();
  const [bottom, setBottom] = useState(edgePx);
  const isShown = toasts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBottom(measure()));
    };
    const layout = new ResizeObserver(look);
    const content = new MutationObserver(look);
    layout.observe(document.body);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      layout.disconnect();
      content.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isShown]);
  return bottom;
}
