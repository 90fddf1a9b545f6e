import type { HandedTask } from '@rapport/contract';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';
import { HandoverRow } from '../project/handover-row.tsx';
import { useItemDialog } from '../project/use-item-dialog.tsx';

/** Tasks assigned to the reader, also in projects that they cannot open. */
export function HandedTasks({ tasks }: { tasks: readonly HandedTask[] }) {
  const items = tasks.map(({ item }) => item);
  const { openItem, dialog } = useItemDialog(items, false);
  const open = items.filter(({ doneOn }) => doneOn === null).length;
  return (
    <>
      {tasks.length > 0 && (
        <section>
          <FigureHead
            title="Handed to you"
            caption={`${counted(open, 'open task')}. You see these tasks, not the whole project`}
          />
          <ul>
            {tasks.map(({ item, person }) => (
              <HandoverRow
                key={item.id}
                item={item}
                name={person.name}
                isTask
                onOpen={() => openItem(item)}
              />
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </>
  );
}
