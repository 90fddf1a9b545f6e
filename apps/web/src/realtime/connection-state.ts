import { sharedValue } from '@/lib/shared-value.ts';
import { useIsOnline } from '@/lib/use-is-online.ts';

const isConnected = sharedValue(false);

export const setConnected = isConnected.write;

/** Whether the live connection is up. A socket learns late, or never, that the device has lost its network. */
export function useIsConnected(): boolean {
  const isOnline = useIsOnline();
  return isConnected.use() && isOnline;
}
