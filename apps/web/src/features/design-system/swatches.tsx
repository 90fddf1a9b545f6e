type Swatch = { name: string; use: string; fill: string };

/** Each colour in both themes, independent of the current one. */
export function Swatches({ label, swatches }: { label: string; swatches: readonly Swatch[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-6 gap-x-4 gap-y-5 max-lg:grid-cols-3 max-md:grid-cols-2"
    >
      {swatches.map(({ name, use, fill }) => (
        <li key={name} className="min-w-0">
          <span
            aria-hidden
            className="mb-1.5 flex h-12 overflow-hidden rounded-control border border-line-2"
          >
            <span data-theme="light" className={`flex-1 ${fill}`} />
            <span data-theme="dark" className={`flex-1 ${fill}`} />
          </span>
          <span className="block font-medium">{name}</span>
          <span className="block text-12 text-ink-3">{use}</span>
        </li>
      ))}
    </ul>
  );
}
