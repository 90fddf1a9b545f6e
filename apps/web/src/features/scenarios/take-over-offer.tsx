import { endpoints } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/call.ts';
import { counted, plural } from '@/lib/number-words.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import {
  notTakenOver,
  rememberOffer,
  rememberTaken,
  useOfferedTo,
  useStoredScenarios,
  useTaken,
} from './take-over.ts';
import { useChange } from './use-change.ts';

/**
 * Offers to copy the scenarios kept in this browser, once per organization. Nothing is deleted.
 */
export function TakeOverOffer() {
  const organization = useActiveOrganization();
  const offeredTo = useOfferedTo();
  const taken = useTaken();
  const drafts = notTakenOver(useStoredScenarios(), organization && taken[organization.id]);
  const taking = useChange(
    async (organizationId: string) => {
      for (const { id, draft } of drafts) {
        await call(endpoints.scenarios.create, { body: draft });
        rememberTaken(organizationId, id);
      }
    },
    {
      done: 'Taken over as drafts. They also stay in this browser.',
      failed: 'They could not all be taken over. They stay in this browser.',
    },
  );
  if (!organization || drafts.length === 0 || offeredTo.includes(organization.id)) return null;
  const close = () => void rememberOffer(organization.id);
  return (
    <section
      aria-label="Kept in this browser"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-line-2 px-4 py-3"
    >
      <p className="min-w-0 flex-1 text-pretty">
        {counted(drafts.length, 'draft')} {plural(drafts.length, 'is', 'are')} kept in this browser.
        Take {plural(drafts.length, 'it', 'them')} over?
      </p>
      <Button
        busy={taking.isPending}
        onClick={() => taking.mutate(organization.id, { onSuccess: close })}
      >
        Take over
      </Button>
      <Button variant="ghost" onClick={close}>
        Not now
      </Button>
    </section>
  );
}
