import { useRulesInForce } from '@/lib/use-rules-in-force.ts';

const limits = [
  {
    about: 'Who will leave',
    rule: 'No forecasts of persons. Once somebody has said so, Offboarding shows what they carry.',
  },
  {
    about: 'How good someone is',
    rule: 'No marks, no ranks, no readiness. Counts of what was said and done, with the quotes.',
  },
  {
    about: 'Health and family',
    rule: 'Only after a second press. That press is in the audit log, with your name and whom it is about.',
  },
];

export const stopsTitle = 'Where Ask stops';

export function WhereAskStops() {
  return (
    <section aria-label={stopsTitle} className="mt-8 border-line-2 border-t pt-3">
      <h3 className="mb-1">{stopsTitle}</h3>
      <AskLimits />
    </section>
  );
}

/** What Ask never answers, and what it answers only after a second press. */
export function AskLimits() {
  const smallestGroup = useRulesInForce().data?.trust.smallestGroup;
  const mood = {
    about: 'Mood of a person',
    rule: smallestGroup === undefined ? 'Groups only.' : `Groups of ${smallestGroup} or more only.`,
  };
  return (
    <div>
      <dl>
        {[mood, ...limits].map(({ about, rule }) => (
          <div
            key={about}
            className="grid grid-cols-[148px_minmax(0,1fr)] items-baseline gap-x-3 border-line py-[7px] not-last:border-b max-md:grid-cols-1"
          >
            <dt>{about}</dt>
            <dd className="text-pretty max-md:text-ink-2">{rule}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-12 text-ink-3">
        This holds for every role and can’t be switched off.
      </p>
    </div>
  );
}
