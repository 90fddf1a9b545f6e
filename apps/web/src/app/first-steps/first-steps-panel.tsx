import { Contact, type LucideIcon, Upload, UserPlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FigureSource } from '@/components/figure-source/figure-source.ts';
import { loadInviteDialog } from '@/components/invite-user/load-invite-dialog.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { usePrivacyWords } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { FirstStep } from './use-first-steps.ts';

const loadImportDialog = () =>
  import('@/features/administration/import/import-dialog.tsx').then(
    ({ ImportDialog }) => ImportDialog,
  );

const whatFollows: Record<FigureSource, string> = {
  sample:
    'Below is a sample. Your own figures take its place once people of your directory speak in an analysed meeting.',
  own: 'The more of these are done, the more the figures below can say.',
};

type FirstStepsPanelProps = {
  source: FigureSource;
  /** If empty, only an open dialog is shown. */
  steps: readonly FirstStep[];
  onDismiss: () => void;
};

export function FirstStepsPanel({ source, steps, onDismiss }: FirstStepsPanelProps) {
  const [opened, setOpened] = useState<FirstStep>();
  const ImportDialog = useOnDemand(loadImportDialog, opened === 'import');
  const { newMember } = usePrivacyWords();
  const InviteDialog = useOnDemand(loadInviteDialog, opened === 'invite');
  const close = () => setOpened(undefined);
  const shown: Record<FirstStep, ReactNode> = {
    upload: (
      <Step
        icon={Upload}
        name="Upload a meeting"
        text="A recording’s transcript as text, subtitles, Word or PDF. It is analysed within minutes."
      >
        <ButtonLink to="/meetings?upload" variant="primary">
          Upload
        </ButtonLink>
      </Step>
    ),
    import: (
      <Step
        icon={Contact}
        name="Import your people"
        text="A CSV file with names, departments and teams, so that speakers are recognised."
      >
        <Button onClick={() => setOpened('import')}>Import users</Button>
      </Step>
    ),
    invite: (
      <Step icon={UserPlus} name="Invite a colleague" text={newMember}>
        <Button onClick={() => setOpened('invite')}>Invite User</Button>
      </Step>
    ),
  };
  return (
    <>
      {steps.length > 0 && (
        <section
          aria-label="First steps"
          className="@container relative mb-6 rounded-control border border-accent-line bg-surface p-4 motion-safe:animate-fade-in print:hidden"
        >
          <h2 className="pr-9">First, your own meetings</h2>
          <p className="mb-4 max-w-measure pr-9 text-pretty text-ink-2">{whatFollows[source]}</p>
          <IconButton
            icon={X}
            label="Dismiss the first steps"
            className="absolute top-2 right-2"
            onClick={onDismiss}
          />
          <ul className="grid gap-x-8 gap-y-4 @min-[720px]:auto-cols-fr @min-[720px]:grid-flow-col">
            {steps.map((step) => (
              <li key={step} className="grid">
                {shown[step]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ImportDialog && <ImportDialog open={opened === 'import'} onClose={close} />}
      {InviteDialog && <InviteDialog person={null} open={opened === 'invite'} onClose={close} />}
    </>
  );
}

type StepProps = { icon: LucideIcon; name: string; text: string; children: ReactNode };

function Step({ icon: Icon, name, text, children }: StepProps) {
  return (
    <div className="flex flex-col gap-3 border-line-2 border-t pt-3">
      <div className="flex gap-2.5">
        <Icon aria-hidden className="mt-0.5 size-4 flex-none text-ink-3" />
        <div>
          <h3 className="font-strong">{name}</h3>
          <p className="max-w-measure text-pretty text-ink-2">{text}</p>
        </div>
      </div>
      <div className="mt-auto flex max-md:*:flex-1 @min-[720px]:pl-6.5">{children}</div>
    </div>
  );
}
