type Sized = { timestamp: number; byteLength: number };

/** A breath between two sentences, in seconds. */
const pauseSeconds = 0.3;
/** Packets of silence are this much smaller than others, where packets differ in size at all. */
const shareMax = 0.4;

/**
 * The index of a packet in the middle of a pause, from `earliest` on: the one with the smallest
 * packets. Undefined where sizes show none, as in uncompressed sound.
 */
export function findPause(packets: readonly Sized[], earliest: number): number | undefined {
  const sizes = packets.map(({ byteLength }) => byteLength).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  let best: { average: number; index: number } | undefined;
  let bytes = 0;
  let begin = 0;
  for (const [index, packet] of packets.entries()) {
    bytes += packet.byteLength;
    const isLongEnough = () =>
      packet.timestamp - (packets[begin + 1]?.timestamp ?? Number.POSITIVE_INFINITY) >=
      pauseSeconds;
    for (; isLongEnough(); begin += 1) bytes -= packets[begin]?.byteLength ?? 0;
    const first = packets[begin]?.timestamp ?? 0;
    if (first < earliest || packet.timestamp - first < pauseSeconds) continue;
    const average = bytes / (index - begin + 1);
    if (average < (best?.average ?? usual * shareMax))
      best = { average, index: Math.ceil((begin + index) / 2) };
  }
  return best?.index;
}
