import { endpoints, isComputed, type Scenario } from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { call } from '@/lib/call.ts';
import { scenarioQueryOptions } from './api/scenarios.ts';
import { missingChoice } from './missing-choice.ts';
import { formOf } from './scenario-form.ts';
import { useChange } from './use-change.ts';

export function QuickActions({ scenario }: { scenario: Scenario }) {
  const { id, title, version, status, can } = scenario;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const missing = missingChoice(formOf(scenario), null);
  const running = useChange(() => call(endpoints.scenarios.run, { id, body: { version } }), {
    done: 'Done.',
    failed: 'It could not be saved. Please try again.',
  });
  const copying = useChange(() => call(endpoints.scenarios.copy, { id }), {
    failed: 'It could not be copied. Please try again.',
  });
  const remove = async () => {
    await call(endpoints.scenarios.remove, { id, query: { version } });
    // Navigate first: the page would request the deleted scenario again.
    await navigate('/scenarios?data=own', { replace: true });
    queryClient.removeQueries({ queryKey: scenarioQueryOptions(id).queryKey });
  };
  const deleting = useChange(remove, {
    done: 'Scenario deleted.',
    failed: 'It could not be deleted. Please try again.',
  });
  return (
    <section aria-label="Quick Actions" className="border-line-2 border-t pt-3 print:hidden">
      <h2 className="mb-2">Quick Actions</h2>
      <div className="grid gap-2 *:[a,button]:justify-start">
        {status !== 'written' && (
          <Button
            icon={RefreshCw}
            busy={running.isPending}
            onClick={() => (missing ? setShowsMissing(true) : running.mutate())}
          >
            {status === 'computed'
              ? 'Run Updated Analysis'
              : isComputed(scenario.configuration.template)
                ? 'Run'
                : 'Finish Plan'}
          </Button>
        )}
        <p role="alert" className="empty:hidden">
          {showsMissing && missing && (
            <ErrorLine>{`${missing.sentence} Press Edit to do so.`}</ErrorLine>
          )}
        </p>
        <ButtonLink icon={Pencil} to={`/scenarios/new?data=own&edit=${id}`}>
          Edit
        </ButtonLink>
        <Button
          icon={Copy}
          busy={copying.isPending || copying.isSuccess}
          onClick={() =>
            copying.mutate(undefined, {
              onSuccess: (copy) => void navigate(`/scenarios/new?data=own&edit=${copy.id}`),
            })
          }
        >
          Create Similar Scenario
        </Button>
        {can.delete && (
          <Button icon={Trash2} onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete Scenario"
        sentence={`“${title}” and its versions are deleted. They cannot be brought back.`}
        confirmLabel="Delete Scenario"
        destructive
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </section>
  );
}
