import { sharesOf } from '@/components/weights/shares.ts';
import type { Weight } from '@/components/weights/weight-mix.tsx';

/** `moved` is the weight that was changed last. */
export function weightWords(weights: readonly Weight[], moved: string | undefined): string {
  const shares = sharesOf(weights.map(({ weight }) => weight));
  if (!shares) return 'With all weights at 0, nothing counts.';
  const most = Math.max(...weights.map(({ weight }) => weight));
  const leading = weights.filter(({ weight }) => weight === most);
  const shareOf = (id: string) =>
    `${(shares[weights.findIndex((weight) => weight.id === id)] ?? 0).toFixed(1)} %`;
  const names = leading.map(({ name }) => name);
  const [first] = leading;
  const sentence =
    leading.length === weights.length
      ? `All ${weights.length} count the same, ${shareOf(leading[0]?.id ?? '')} each.`
      : leading.length === 1 && first
        ? `${first.name} counts most, with ${shareOf(first.id)} of the result.`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} count most, with ${shareOf(first?.id ?? '')} of the result each.`;
  const other = weights.find(({ id }) => id === moved && !leading.some((l) => l.id === id));
  return other ? `${sentence} ${other.name} now counts for ${shareOf(other.id)}.` : sentence;
}
