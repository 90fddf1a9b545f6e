import type { Initiative } from '@rapport/contract';
import { Link, useSearchParams } from 'react-router';
import { readPeriod, withPeriod } from '@/components/organization-figures/chosen-period.ts';

/** The name of an initiative. It opens the page of the topic in the chosen period, and covers the row. */
export function InitiativeLink({
  initiative: { topic },
}: {
  initiative: Pick<Initiative, 'topic'>;
}) {
  const [parameters] = useSearchParams();
  const period = withPeriod(new URLSearchParams(), readPeriod(parameters));
  return (
    <Link
      to={{ pathname: `/initiatives/${encodeURIComponent(topic)}`, search: `${period}` }}
      className="text-left font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent"
    >
      {topic}
    </Link>
  );
}
