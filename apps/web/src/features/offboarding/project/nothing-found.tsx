type NothingFoundProps = { words: string; onAdd: () => void };

/** Stands for a list without items: what was looked through, and what can be done. */
export const NothingFound = ({ words, onAdd }: NothingFoundProps) => (
  <p className="border-line border-b pt-2.5 pb-3 text-pretty text-ink-2">
    <b className="font-medium text-ink">Nothing found.</b> {words}{' '}
    <button
      type="button"
      className="cursor-default text-12 text-accent hover:underline print:hidden"
      onClick={onAdd}
    >
      Add one by hand
    </button>
  </p>
);
