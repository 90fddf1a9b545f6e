/** Rejects after a timeout, because a connection can die silently. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), timeoutMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
