/** Whether a run took every file and every test. */
function isWhole({ nonFlagArgs, testNamePattern, onlyFailures, shard }) {
  return nonFlagArgs.length === 0 && !testNamePattern && !onlyFailures && !shard;
}

/**
 * A reporter of jest's: prints how many attempts were made on each area, and fails a whole run that makes fewer than
 * the floor. A test of a `*.attack.test.ts` is one attempt.
 */
export default function attemptCount(globalConfig, { floor }) {
  let tooFew;
  return {
    onRunComplete(_contexts, { testResults }) {
      const made = testResults
        .flatMap((file) => file.testResults)
        .filter(({ status }) => status === 'passed' || status === 'failed');
      const areas = new Map();
      for (const { ancestorTitles } of made) {
        areas.set(ancestorTitles[0], (areas.get(ancestorTitles[0]) ?? 0) + 1);
      }
      const held = made.filter(({ status }) => status === 'passed').length;
      const lines = [...areas].sort().map(([area, count]) => `  ${String(count).padStart(4)} ${area}`);
      console.log(`Attempts: ${made.length}, held: ${held}\n${lines.join('\n')}`);
      if (isWhole(globalConfig) && made.length < floor) {
        tooFew = new Error(`${made.length} attempts were made, and ${floor} is the least.`);
        console.error(tooFew.message);
      }
    },
    getLastError: () => tooFew,
  };
}
