import { type ServerEventName, socketPath } from '@rapport/contract';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { io, type Socket } from 'socket.io-client';

type Told = { eventId?: string; organizationId?: string };

/** Connects and joins the organization. */
export async function openSocket(
  url: string,
  { token, organizationId }: GeneratedOwner,
  onEvent: (name: ServerEventName, payload: Told) => void,
): Promise<Socket> {
  const socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${token}` },
    forceNew: true,
  });
  socket.onAny(onEvent);
  await new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('join_organization', { organizationId }));
    socket.once('joined_organization', () => resolve());
  });
  return socket;
}
