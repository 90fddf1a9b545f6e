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
