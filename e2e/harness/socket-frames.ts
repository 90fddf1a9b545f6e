import type { Page } from '@playwright/test';

/** Everything that the live connection of a page brings, from now on. */
export function listenToSocket(page: Page): { frames: string[] } {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return { frames };
}
