import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between rows, because Tab would need a press for each of many. */
export function moveFocus(pressed: KeyboardEvent<HTMLElement>, within: Element | null): void {
  const step = steps[pressed.key];
  // The row itself may have handled the key already.
  if (step === undefined || !within || pressed.isDefaultPrevented()) return;
  pressed.preventDefault();
  const rows = rowsIn(within);
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/** Moves the focus from a button that disappears when pressed, alone or with its row. */
export function focusRow(button: HTMLElement, which: 'own' | 'next'): void {
  const rows = rowsIn(button.closest('[data-rows]'));
  const at = rows.findIndex((row) => row.parentElement?.contains(button));
  const row = which === 'own' ? rows[at] : (rows[at + 1] ?? rows[at - 1]);
  row?.focus();
}

const rowsIn = (within: Element | null) => [
  ...(within?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];
