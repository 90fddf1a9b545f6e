import { useEffect, useEffectEvent } from 'react';

/** Elements that take letters themselves. */
const fields = 'input, textarea, select, [contenteditable]';

/** Keys of an open dialog, by lower-case `event.key`. A key that is held down counts once. */
export function useDialogKeys(keys: Record<string, () => void>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Else a held Enter would press Yes for questions that nobody has read.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (!isOn || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const run = keys[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
