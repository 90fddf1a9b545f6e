import {
  type ServerEventName,
  type ServerEventPayload,
  serverEventSchemas,
} from '@rapport/contract';

/** Fired on the window after a reconnection, when missed data have to be fetched. */
export const connectionRestoredEvent = 'live-connection-restored';

/** Validates a socket event and dispatches it as a window event with the payload as detail. */
export function rebroadcast(name: ServerEventName, payload: unknown) {
  const checked = serverEventSchemas[name].safeParse(payload);
  if (!checked.success) {
    console.warn(`A live event '${name}' could not be read`, checked.error.issues);
    return;
  }
  window.dispatchEvent(new CustomEvent(name, { detail: checked.data }));
}

/** Subscribes to the window events of a name. @returns a function that unsubscribes. */
export function onServerEvent<N extends ServerEventName>(
  name: N,
  callback: (payload: ServerEventPayload<N>) => void,
): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail);
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
