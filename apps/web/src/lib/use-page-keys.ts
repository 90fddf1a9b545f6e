import { useEffect, useEffectEvent } from 'react';

type Keys = Record<string, (event: KeyboardEvent) => void>;

const dialog = '[role="dialog"], [role="alertdialog"]';
/** Elements that take keys themselves: fields, and open dialogs and menus. */
const ownKeys = `input:not([type="checkbox"], [type="radio"]), textarea, select, ${dialog}, [role="menu"], [contenteditable]`;
/** Elements that these keys activate when focused. */
const pressable: Record<string, string> = { enter: 'a, button', ' ': 'button, input, summary' };
/** These keys repeat while held down. */
const heldDown = new Set(['j', 'k', 'arrowleft', 'arrowright']);

/** Keyboard shortcuts of a page, by lower-case `event.key`, such as 'j' or 'escape'. */
export function usePageKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (event.repeat && !heldDown.has(key)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ownKeys) || document.querySelector(dialog)) return;
    if (pressable[key] && target.closest(pressable[key])) return;
    const run = keys[key];
    if (!run) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
