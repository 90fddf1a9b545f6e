import {
  type ServerEventName,
  type ServerEventPayload,
  serverEventSchemas,
} from '@rapport/contract';

/** Tells the page that the live connection is back, so what was missed can be fetched. */
export const connectionRestoredEvent = 'live-connection-restored';

/** Checks what came over the socket and sends it on as a window event with the payload as detail. */
export function rebroadcast(name: ServerEventName, payload: unknown) {
  const checked = serverEventSchemas[name].safeParse(payload);
  if (!checked.success) {
    console.warn(`A live event '${name}' could not be read`, checked.error.issues);
    return;
  }
  window.dispatchEvent(new CustomEvent(name, { detail: checked.data }));
}

/** Calls back for each window event of that name; returns how to stop. */
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
