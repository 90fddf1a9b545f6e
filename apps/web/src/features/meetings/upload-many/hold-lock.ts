/**
 * Runs `work` with the browser's lock of this name and keeps it until the page leaves, so that two pages do not send the
 * same files. Locks need https or this machine, as hashes do.
 * @throws when another page takes the lock over
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
