import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that failed and passed on the retry; needs `retry`. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky)
      console.log(`\nflaky: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
