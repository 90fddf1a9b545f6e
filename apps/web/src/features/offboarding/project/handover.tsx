import type { HandoverItem, HandoverKind, OffboardingProject } from '@rapport/contract';
import { ClipboardList } from 'lucide-react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { cn } from '@/lib/cn.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { firstNameOf, groupCaption, groupTitles, handoverKinds } from '../handover-words.ts';
import { HandoverRow } from './handover-row.tsx';
import { HandoverSide } from './handover-side.tsx';
import { useItemDialog } from './use-item-dialog.tsx';

const peopleHidden = {
  worksCouncil:
    'Works-council mode is on, so topics, which are found by what a person said, and people to introduce, who are found by ties, are left out.',
  figures: 'People to introduce are found by ties, which are not shown to you.',
};

export function Handover({ project }: { project: OffboardingProject }) {
  const { openItem, dialog } = useItemDialog(project.list, true);
  const keptFocus = useKeptFocus<HTMLElement>();
  const groups = Map.groupBy(project.list, ({ kind }) => kind);
  return (
    <div className="grid gap-x-10 gap-y-8 @min-[920px]:grid-cols-[minmax(0,1fr)_272px]">
      <section
        {...keptFocus}
        aria-label="Items to hand over"
        className="grid min-w-0 content-start gap-8 outline-none"
      >
        {project.list.length === 0 && (
          <StateBox kind="empty" icon={ClipboardList} title="Nothing found to hand over">
            {firstNameOf(project.person.name)} alone carries nothing that the meetings of the past
            13 weeks show. Things can be added by hand.
          </StateBox>
        )}
        {handoverKinds.map((kind) => {
          const items = groups.get(kind);
          return (
            items && (
              <Group
                key={kind}
                kind={kind}
                items={items}
                name={project.person.name}
                onOpen={openItem}
              />
            )
          );
        })}
        {project.peopleHidden && (
          <p className="text-12 text-ink-3 text-pretty">{peopleHidden[project.peopleHidden]}</p>
        )}
      </section>
      <HandoverSide project={project} />
      {dialog}
    </div>
  );
}

type GroupProps = {
  kind: HandoverKind;
  items: readonly HandoverItem[];
  name: string;
  onOpen: (item: HandoverItem) => void;
};

function Group({ kind, items, name, onOpen }: GroupProps) {
  return (
    <section>
      <FigureHead
        title={groupTitles[kind]}
        caption={groupCaption(kind, firstNameOf(name))}
        actions={<DonePips items={items} />}
      />
      <ul>
        {items.map((item) => (
          <HandoverRow key={item.id} item={item} name={name} onOpen={() => onOpen(item)} />
        ))}
      </ul>
    </section>
  );
}

/** More pips would not fit on a phone. */
const pipsMax = 12;

function DonePips({ items }: { items: readonly HandoverItem[] }) {
  const done = items.filter(({ doneOn }) => doneOn !== null).length;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-12 text-ink-2">
      {items.length <= pipsMax && (
        <span aria-hidden className="inline-flex gap-0.5 print:hidden">
          {items.map(({ id }, place) => (
            <span
              key={id}
              className={cn('h-1 w-3 rounded-[1px]', place < done ? 'bg-accent' : 'bg-pressed')}
            />
          ))}
        </span>
      )}
      {done} of {items.length}
    </span>
  );
}
