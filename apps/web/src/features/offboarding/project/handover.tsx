import type { HandoverItem, OffboardingProject } from '@rapport/contract';
import { useState } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { type HandoverList, handoverLists } from '../handover-lists.ts';
import { useDialogs } from '../use-dialogs.ts';
import { HandoverRow } from './handover-row.tsx';
import { HandoverSide } from './handover-side.tsx';
import { useItemDialog } from './use-item-dialog.tsx';

const hidden = {
  worksCouncil:
    'Works-council mode is on, so only duties and actions are kept: the rest is found by what a person said or by ties.',
  figures: 'People to introduce are found by ties, which are not shown to you.',
};
const actionsOff = 'Actions are switched off, so none are listed.';

export function Handover({ project }: { project: OffboardingProject }) {
  const { id, list, peopleHidden, person } = project;
  const { openItem, dialog } = useItemDialog(list, true);
  const keptFocus = useKeptFocus<HTMLElement>();
  const [isAdding, setAdding] = useState(false);
  const dialogs = useDialogs(isAdding);
  const { features } = useActiveFeatures();
  const hasActions = features.actions || list.some(({ kind }) => kind === 'action');
  const lists = handoverLists(project).filter(({ name }) => hasActions || name !== 'actions');
  return (
    <div className="grid gap-x-10 gap-y-8 @min-[920px]:grid-cols-[minmax(0,1fr)_272px]">
      <section
        {...keptFocus}
        aria-label="Items to hand over"
        className="grid min-w-0 content-start gap-8 outline-none"
      >
        {lists.map((one) => (
          <Group
            key={one.name}
            list={one}
            items={list.filter(({ kind }) => one.kinds.includes(kind))}
            name={person.name}
            onOpen={openItem}
            onAdd={() => setAdding(true)}
          />
        ))}
        {!hasActions && <p className="text-12 text-ink-3 text-pretty">{actionsOff}</p>}
        {peopleHidden && <p className="text-12 text-ink-3 text-pretty">{hidden[peopleHidden]}</p>}
      </section>
      <HandoverSide project={project} />
      {dialog}
      {isAdding && dialogs && <dialogs.AddItemDialog id={id} onClose={() => setAdding(false)} />}
    </div>
  );
}

type GroupProps = {
  list: HandoverList;
  items: readonly HandoverItem[];
  name: string;
  onOpen: (item: HandoverItem) => void;
  onAdd: () => void;
};

function Group({ list, items, name, onOpen, onAdd }: GroupProps) {
  const { title, caption, none } = list;
  if (items.length === 0 && none === null) return null;
  return (
    <section>
      <FigureHead
        title={title}
        caption={caption}
        actions={items.length > 0 && <DonePips items={items} />}
      />
      {items.length === 0 && none !== null && <NothingFound words={none} onAdd={onAdd} />}
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

type NothingFoundProps = { words: string; onAdd: () => void };

/** Stands for a list without items: what was looked through, and what can be done. */
const NothingFound = ({ words, onAdd }: NothingFoundProps) => (
  <p className="border-line border-b pt-2.5 pb-3 text-pretty text-ink-2">
    <b className="font-medium text-ink">Nothing found.</b> {words}{' '}
    <button
      type="button"
      className="cursor-default text-12 text-accent hover:underline print:hidden"
      onClick={onAdd}
    >
      Add one by hand
    </button>
  </p>
);
