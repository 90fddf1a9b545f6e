import { useSyncExternalStore } from 'react';

/** Below this width tables become lists, dialogs sheets, and the sidebar a drawer. */
const phoneBreakpointPx = 768;

const phoneQuery = `(max-width: ${phoneBreakpointPx - 1}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phoneQuery).matches);
}
