/** A share as a bar of 48 x 6; the words beside it say it. */
export const ShareBar = ({ share }: { share: number }) => (
  <span aria-hidden className="inline-block h-1.5 w-12 rounded-[1px] bg-pressed align-middle">
    <span
      className="block h-full rounded-[1px] bg-ink-2"
      style={{ width: `${Math.round(100 * share)}%` }}
    />
  </span>
);
