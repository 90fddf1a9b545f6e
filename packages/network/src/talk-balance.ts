const leastSpeakers = 3;

/**
 * How evenly a meeting's talk was shared, from 0 (one voice) to 100 (equal shares): 100 (-Σ p ln p) / ln n, Pielou's
 * evenness (1966) of the words of its `n` named speakers. Null for fewer than three speakers, or no words.
 */
export function talkBalance(words: readonly number[]): number | null {
  const all = words.reduce((sum, count) => sum + count, 0);
  if (words.length < leastSpeakers || all <= 0) return null;
  const entropy = words.reduce((sum, count) => {
    const share = count / all;
    return share > 0 ? sum - share * Math.log(share) : sum;
  }, 0);
  return Math.min(100, (100 * entropy) / Math.log(words.length));
}

/** Mean weighted by hours. Meetings without a balance or a duration are left out; null if none are left. */
export function meanTalkBalance(
  meetings: readonly { talkBalance: number | null; hours: number | null }[],
): number | null {
  let [sum, allHours] = [0, 0];
  for (const { talkBalance: balance, hours } of meetings) {
    if (balance === null || hours === null) continue;
    sum += balance * hours;
    allHours += hours;
  }
  return allHours > 0 ? sum / allHours : null;
}
