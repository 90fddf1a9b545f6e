import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { type FigureSource, figureSourceSchema } from './figure-source.ts';

/** The account's last choice for each organization. */
const store = browserStore(
  () => localStorage,
  'rapport-figure-source',
  z.record(z.string(), figureSourceSchema),
  {},
);

export const rememberedSource = (organizationId: string): FigureSource | undefined =>
  store.read()[organizationId];

export function rememberSource(organizationId: string, source: FigureSource): void {
  store.write({ ...store.read(), [organizationId]: source });
}
