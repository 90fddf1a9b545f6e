import { endpoints, scenarioTitleLengthMax, type WhatIf } from '@rapport/contract';
import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';
import { scenarioKeys } from '@/lib/scenario-keys.ts';

/** Saves the displayed result with its day as a scenario, and opens it. */
export function SaveAsScenario({ whatIf: { leavers, period } }: { whatIf: WhatIf }) {
  const navigate = useNavigate();
  const save = useChangeWithNotice(
    () =>
      call(endpoints.scenarios.create, {
        body: {
          title: `Without ${leavers.map(({ name }) => name).join(' and ')}`.slice(
            0,
            scenarioTitleLengthMax,
          ),
          isRun: true,
          configuration: {
            template: 'what-if',
            leavers: leavers.map(({ id }) => id),
            weeks: period.weeks,
            week: period.to,
          },
        },
      }),
    {
      failed: 'The scenario was not saved. Please try again.',
      queryKey: scenarioKeys.all,
      notice: 'save-scenario',
    },
  );
  return (
    <Button
      variant="primary"
      icon={Bookmark}
      className="print:hidden"
      busy={save.isPending || save.isSuccess}
      onClick={() =>
        save.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/scenarios/${id}`) })
      }
    >
      Save as scenario
    </Button>
  );
}
