import {
  type AnalysisPool,
  createAnalysisPool,
} from '../features/transcripts/analysis/analysis-pool.ts';

declare global {
  /** Global, because mutation tests load modules again for each test file. */
  var analysisPool: AnalysisPool | undefined;
}

/** One more than an app of a test has workers. Threads start when they are needed. */
const threads = 3;

/** Lends threads to one test app after the other: loading the analysis takes a thread longer than a small file. */
export function lendAnalysisPool(): AnalysisPool {
  globalThis.analysisPool ??= createAnalysisPool({ threads });
  // The threads stay for the next app; an app that closes has waited for its jobs, and so for its analyses.
  return { run: globalThis.analysisPool.run, close: async () => {} };
}
