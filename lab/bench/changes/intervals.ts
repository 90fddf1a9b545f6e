/** '83 % (78 to 87)': a share with its 95 % interval (Wilson 1927). */
export function describeShare(hits: number, tries: number): string {
  if (tries === 0) return '-';
  const z = 1.96;
  const share = hits / tries;
  const middle = (share + z ** 2 / (2 * tries)) / (1 + z ** 2 / tries);
  const width =
    (z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2))) /
    (1 + z ** 2 / tries);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(share)} % (${percent(Math.max(0, middle - width))} to ${percent(middle + width)}), ${hits} of ${tries}`;
}
