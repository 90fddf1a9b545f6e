import type { ToldCandidate } from '@/features/succession/domain/succession.ts';
import { toldInEngineering } from './told-in-engineering.ts';
import { toldInSalesAndFinance } from './told-in-sales-and-finance.ts';

export const toldCandidates: Readonly<Record<string, ToldCandidate>> = {
  ...toldInEngineering,
  ...toldInSalesAndFinance,
};
