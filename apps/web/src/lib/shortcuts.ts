const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const commandKey = isApple ? '⌘' : 'Ctrl';
export const goToShortcut = `${commandKey} K`;

/** With ctrl or cmd and no other modifier. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return isHeld && event.key.toLowerCase() === letter;
}
