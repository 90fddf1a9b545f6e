import type { Page } from '@playwright/test';

export function listenToSocket(page: Page): { frames: string[] } {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return { frames };
}
