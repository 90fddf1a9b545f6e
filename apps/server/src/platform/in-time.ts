/** Rejects what has not answered after a while: a line can be dead without a word. */
export async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), patienceMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
