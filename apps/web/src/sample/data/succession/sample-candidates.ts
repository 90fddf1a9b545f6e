import type { SampleCandidate } from '@/sample/succession/domain/succession.ts';
import { candidatesInEngineering } from './candidates-in-engineering.ts';
import { candidatesInSalesAndFinance } from './candidates-in-sales-and-finance.ts';

export const sampleCandidates: Readonly<Record<string, SampleCandidate>> = {
  ...candidatesInEngineering,
  ...candidatesInSalesAndFinance,
};
