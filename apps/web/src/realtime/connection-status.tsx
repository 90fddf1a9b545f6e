import { useState } from 'react';
import { useIsConnected } from './connection-state.ts';

/** The connection status at the foot of the sidebar. */
export function ConnectionStatus() {
  const isConnected = useIsConnected();
  return (
    <p role="status" className="flex items-center gap-2 text-12 text-ink-3">
      <span
        aria-hidden="true"
        className={
          isConnected
            ? 'size-1.5 rounded-full bg-pos-mark'
            : 'size-1.5 rounded-full border border-line-control'
        }
      />
      {isConnected ? 'connected' : 'disconnected'}
    </p>
  );
}

/** Says only that the connection was lost: for the narrow bar of phones. */
export function LostConnection() {
  const isConnected = useIsConnected();
  const [wasConnected, setWasConnected] = useState(isConnected);
  if (isConnected && !wasConnected) setWasConnected(true);
  return (
    <p role="status" className="text-12 text-ink-2">
      {wasConnected && !isConnected && 'disconnected'}
    </p>
  );
}
