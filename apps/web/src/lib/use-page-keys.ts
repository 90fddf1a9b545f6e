import { useEffect, useEffectEvent } from 'react';

type Keys = Record<string, (event: KeyboardEvent) => void>;

const dialog = '[role="dialog"], [role="alertdialog"]';
/** Where keys are typed, or belong to a control that is open. */
const ownKeys = `input:not([type="checkbox"], [type="radio"]), textarea, select, ${dialog}, [role="menu"], [contenteditable]`;
/** Where Enter presses what has the focus. */
const pressable = 'a, button';
/** These move on while they are held down. */
const heldDown = new Set(['j', 'k']);

/** Keys of the page while it is shown, by `event.key` in lower case, such as 'j' or 'escape'. */
export function usePageKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (event.repeat && !heldDown.has(key)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ownKeys) || document.querySelector(dialog)) return;
    if (key === 'enter' && target.closest(pressable)) return;
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
