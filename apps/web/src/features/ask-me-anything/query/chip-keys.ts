import type { KeyboardEvent } from 'react';

/** What opens a chip; its cross is not among them. */
const control = 'select, button:not([data-clear])';

const controlsOf = (row: HTMLElement) => Array.from(row.querySelectorAll<HTMLElement>(control));

export const focusFirstChip = (row: HTMLElement | null): void => {
  if (row) controlsOf(row)[0]?.focus();
};

const steps: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
const removing = ['Backspace', 'Delete'];
/** Without them, the arrows of a closed native list would ask again at each press. */
const opening = ['Enter', 'ArrowDown', 'ArrowUp'];

/** Left and right go from chip to chip, Enter opens one, Backspace removes it. */
export function pressInChips(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: row, target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // React also delivers the keys of menus and dialogs that are rendered elsewhere.
  if (!(target instanceof HTMLElement) || !row.contains(target)) return;
  const step = steps[key];
  if (step) {
    const controls = controlsOf(row);
    const at = controls.findIndex((one) => one.parentElement === target.parentElement);
    event.preventDefault();
    controls[at + step]?.focus();
  } else if (removing.includes(key)) {
    event.preventDefault();
    target.parentElement?.querySelector<HTMLElement>('[data-clear]')?.click();
  } else if (opening.includes(key) && target instanceof HTMLSelectElement) {
    event.preventDefault();
    target.showPicker();
  }
}
