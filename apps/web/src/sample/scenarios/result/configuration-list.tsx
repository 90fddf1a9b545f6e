import type { ConfigurationEntry } from '../domain/configuration.ts';

export function Configuration({ entries }: { entries: readonly ConfigurationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Your answers" className="mt-8 border-line-2 border-t pt-3">
      <h2 className="mb-1">Your answers</h2>
      <dl>
        {entries.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-line py-2 not-first:border-t @min-[520px]:grid-cols-[240px_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
