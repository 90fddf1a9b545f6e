import { Copy, RefreshCw, Shuffle } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { useRunAgain } from './use-run-again.ts';

export function QuickActions({ scenario }: { scenario: ShownScenario }) {
  const { run, running, outcome } = useRunAgain(scenario);
  return (
    <section aria-label="Quick Actions" className="border-line-2 border-t pt-3 print:hidden">
      <h2 className="mb-2">Quick Actions</h2>
      <div className="grid gap-2 *:[a,button]:justify-start">
        <Button icon={RefreshCw} busy={running !== undefined} onClick={run}>
          Run Updated Analysis
        </Button>
        {running && <Progress label="Running the analysis again" percentage={running.percentage} />}
        <p role="status" className="text-pretty text-12 text-ink-2 empty:hidden">
          {running?.step ?? outcome}
        </p>
        <ButtonLink icon={Copy} to={`/scenarios/new?data=sample&similar=${scenario.id}`}>
          Create Similar Scenario
        </ButtonLink>
        <ButtonLink icon={Shuffle} to="/restructure">
          Plan Restructure
        </ButtonLink>
      </div>
    </section>
  );
}
