const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** How keyboards name the key that the product's shortcuts hold. */
export const commandKey = isApple ? '⌘' : 'Ctrl';
export const goToShortcut = `${commandKey} K`;

/** Whether it is ctrl or cmd with just this letter. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return isHeld && event.key.toLowerCase() === letter;
}
