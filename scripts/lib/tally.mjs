/** How the reports of vitest and Playwright are counted. A test that was skipped is a test that did not pass. */

/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A stage without tests of its own, such as the type check. @param {number} status @returns {Tally} */
export const tallyOfStatus = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | null} report vitest's JSON; null when
 *   none was written
 * @param {number} status vitest's own
 * @returns {Tally}
 */
export function tallyOfVitest(report, status) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((one) => one.status === "passed").length;
  // A file that could not be loaded has failed, and holds no test that would say so.
  const silent = files.filter((file) => file.status === "failed" && !file.assertionResults.some(isFailed)).length;
  return atLeastOne({ passed, failed: tests.length - passed + silent }, status);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] } | null} report
 *   Playwright's JSON; null when none was written
 * @param {number} status Playwright's own
 * @returns {Tally}
 */
export function tallyOfPlaywright(report, status) {
  const { expected, unexpected, flaky, skipped } = report?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
    skipped: 0,
  };
  const errors = report?.errors?.length ?? 0;
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped + errors }, status);
}

const isFailed = (one) => one.status === "failed";

/** A run that ended badly, or in which nothing ran, is a failure even when no test says so. */
function atLeastOne({ passed, failed }, status) {
  const wrong = status !== 0 || passed + failed === 0;
  return { passed, failed: wrong ? Math.max(failed, 1) : failed };
}
