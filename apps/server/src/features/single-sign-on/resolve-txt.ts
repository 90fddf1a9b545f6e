import { Resolver } from 'node:dns/promises';
import type { ResolveTxt } from './services.ts';

const timeoutMs = 3_000;
const noRecord = new Set(['ENODATA', 'ENOTFOUND']);

/** @throws Error if no name server answers */
export const resolveTxtBySystem: ResolveTxt = async (name) => {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && noRecord.has(String(error.code))) return [];
    throw error;
  }
};
