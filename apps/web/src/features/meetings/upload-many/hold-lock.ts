/**
 * Runs `work` while holding the browser's lock of this name, and keeps the lock until the page is
 * left, so that two pages do not upload the same files. Without https (except on localhost) there
 * are no locks, and `work` runs at once.
 * @throws if another page takes over the lock.
 */
export async function holdLock(
  name: string,
  takesOver: boolean,
  leaving: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work();
  const options = takesOver ? { steal: true } : { signal: leaving };
  await navigator.locks.request(name, options, async () => {
    await work();
    if (leaving.aborted) return;
    await new Promise((resolve) => leaving.addEventListener('abort', resolve, { once: true }));
  });
}
