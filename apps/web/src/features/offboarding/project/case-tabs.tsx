import type { OffboardingProject } from '@rapport/contract';
import { Lock, UserX } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import * as z from 'zod/mini';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { addDays, mondayOf } from '@/lib/days.ts';
import { writeDay } from '@/lib/format-day.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { Handover } from './handover.tsx';

type Leaver = { id: string; name: string; title: string | null; lastWeek: string | undefined };
type PartProps = { person: Leaver };
type LoadPart = () => Promise<ComponentType<PartProps>>;
/** Tabs of other features. */
export type CaseParts = { means: LoadPart; follow: LoadPart };

const loadAfter = () =>
  import('../after/after-leaving-tab.tsx').then(({ AfterLeavingTab }) => AfterLeavingTab);

const tabSchema = z.enum(['means', 'handover', 'follow', 'after']);

/** The tabs of a case. The address names the one that is shown, unless it is the handover. */
export function CaseTabs({ project, parts }: { project: OffboardingProject; parts: CaseParts }) {
  const { done, items, lastDay, today } = project;
  const [parameters, change] = useAddress();
  const tab = z.catch(tabSchema, 'handover').parse(parameters.get('tab'));
  const After = useOnDemand(loadAfter, tab === 'after');
  const show = (next: string) =>
    change((now) => withParameter(now, 'tab', next !== 'handover' && next));
  return (
    <Tabs value={tab} onValueChange={show}>
      <TabsList
        aria-label="Offboarding project"
        className="mb-6 border-line-2 border-b print:hidden"
      >
        <Tab value="means">What it means</Tab>
        <Tab value="handover">
          Handover
          {items > 0 && <Beside>{`${done} of ${items}`}</Beside>}
        </Tab>
        <Tab value="follow">Who could follow</Tab>
        <Tab value="after">
          After leaving
          {lastDay !== null && today <= lastDay && (
            <Beside>
              {`from ${writeDay(addDays(lastDay, 1), { day: 'numeric', month: 'long' })}`}
            </Beside>
          )}
        </Tab>
      </TabsList>
      <TabsContent value="means" tabIndex={-1}>
        <Part project={project} load={parts.means} />
      </TabsContent>
      <TabsContent value="handover" tabIndex={-1}>
        <Handover project={project} />
      </TabsContent>
      <TabsContent value="follow" tabIndex={-1}>
        <Part project={project} load={parts.follow} />
      </TabsContent>
      <TabsContent value="after" tabIndex={-1}>
        {After ? <After project={project} /> : <Skeleton className="h-96" />}
      </TabsContent>
    </Tabs>
  );
}

const Beside = ({ children }: { children: ReactNode }) => (
  <span className="font-body text-12 text-ink-3">{children}</span>
);

/** A tab that is about the person alone. It is mounted only while it is shown. */
function Part({ project, load }: { project: OffboardingProject; load: LoadPart }) {
  const { person, title, peopleHidden, lastDay, today } = project;
  const Shown = useOnDemand(load, peopleHidden === null && person.id !== null);
  if (peopleHidden !== null)
    return <StateBox kind="empty" icon={Lock} title={hidden[peopleHidden]} />;
  if (person.id === null)
    return (
      <StateBox
        kind="empty"
        icon={UserX}
        title="This person is no longer in the directory, so nothing is computed."
      />
    );
  return Shown ? (
    <Shown
      person={{
        id: person.id,
        name: person.name,
        title,
        lastWeek: lastDay !== null && today > lastDay ? mondayOf(lastDay) : undefined,
      }}
    />
  ) : (
    <Skeleton className="h-96" />
  );
}

const hidden = {
  worksCouncil:
    'Works-council mode is on, so nothing is computed about a single person. The handover keeps actions and duties.',
  figures: 'Figures of the organization are not shown to you, so there is only the handover.',
};
