const gestures = ['pointermove', 'pointerdown', 'keydown', 'dragenter'] as const;
const waiting = new Set<() => void>();

/** Calls back once, at the next gesture. Returns a function that cancels. */
export function onNextGesture(callback: () => void): () => void {
  waiting.add(callback);
  // Adding a listener twice has no effect.
  for (const gesture of gestures) window.addEventListener(gesture, hear, { capture: true });
  return () => waiting.delete(callback);
}

function hear(): void {
  for (const gesture of gestures) window.removeEventListener(gesture, hear, { capture: true });
  const due = [...waiting];
  waiting.clear();
  for (const callback of due) callback();
}
