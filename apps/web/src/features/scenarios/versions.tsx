import type { ScenarioVersion } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortMoment } from '@/lib/format-day.ts';
import { scenarioVersionsQueryOptions } from './api/scenarios.ts';

const words: Record<ScenarioVersion['what'], string> = {
  created: 'Created',
  changed: 'Changed',
  computed: 'Computed',
  finished: 'Finished',
  shared: 'Shared',
  unshared: 'No longer shared',
};

/** The stored versions, with who saved each. */
export function Versions({ id, shown }: { id: string; shown: number }) {
  const { data } = useQuery(scenarioVersionsQueryOptions(id));
  if (!data) return null;
  return (
    <section aria-label="Versions" className="border-line-2 border-t pt-3 print:hidden">
      <h2 className="mb-2">Versions</h2>
      <ol className="grid gap-2">
        {data.versions.map(({ version, what, savedBy, savedAt }) => (
          <li key={version}>
            <Link
              to={`/scenarios/${id}?version=${version}`}
              aria-current={version === shown ? 'true' : undefined}
              className="text-accent hover:underline aria-[current]:font-strong"
            >
              {version}. {words[what]}
            </Link>
            <span className="block text-12 text-ink-2">
              {savedBy ?? 'Former member'}, {shortMoment(savedAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
