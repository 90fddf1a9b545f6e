import {
  endpoints,
  fileName,
  handoverWeeks,
  type OffboardingFormat,
  type OffboardingProject,
} from '@rapport/contract';
import { Clock3, Download, FileText, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { Button } from '@/components/ui/button.tsx';
import { requestFile } from '@/lib/api-client.ts';
import { addressOf, call } from '@/lib/call.ts';
import { cn } from '@/lib/cn.ts';
import { today } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { capitalised, counted, numberWord, plural } from '@/lib/number-words.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useChange } from '../use-change.ts';
import { useDialogs } from '../use-dialogs.ts';
import { Readers } from './readers.tsx';

/** What is missing, what can be done, and who can open the project. */
export function HandoverSide({ project }: { project: OffboardingProject }) {
  const { id, list, added, seen, createdOn, fromMeetings } = project;
  const [isAdding, setAdding] = useState(false);
  const dialogs = useDialogs(isAdding);
  const looking = useChange(() => call(endpoints.offboardings.lookAgain, { id }), {
    failed: 'The meetings could not be searched. Please try again.',
    done: ({ added: found }) =>
      found === 0
        ? 'Nothing new was found.'
        : `${capitalised(numberWord(found))} ${plural(found, 'item was', 'items were')} added.`,
  });
  const exporting = useChange((format: OffboardingFormat) => saveHandover(id, format), {
    failed: 'The file could not be written. Please try again.',
    done: (name) => `Saved as ‘${name}’.`,
  });
  const open = list.filter(({ doneOn }) => doneOn === null);
  const late = open.filter(({ isLate }) => isLate).length;
  const missing = [
    ['Without a person', open.filter(({ assignee }) => assignee === null).length],
    ['Late', late],
    ['Without a date', open.filter(({ dueDay }) => dueDay === null).length],
    ['Handed over, not seen since', list.length - open.length - seen],
  ] as const;
  return (
    <aside
      aria-label="About this handover"
      className="grid content-start gap-6 *:break-inside-avoid"
    >
      <section>
        <h2 className="mb-1">What is missing</h2>
        <dl>
          {missing.map(([label, count]) => (
            <div key={label} className="flex justify-between border-line border-b py-[7px]">
              <dt className="text-12 text-ink-2">{label}</dt>
              <dd
                className={cn(
                  'flex items-center gap-1.5 font-strong',
                  label === 'Late' && late > 0 && 'text-neg',
                )}
              >
                {label === 'Late' && late > 0 && <Clock3 aria-hidden className="size-3.5" />}
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-12 text-ink-3 text-pretty">
          A check is yours. ‘Taken over’ is what later meetings show by themselves.
        </p>
      </section>
      <section className="print:hidden">
        <h2 className="mb-2">Quick Actions</h2>
        <div className="grid gap-2 *:justify-start">
          <Button icon={Plus} onClick={() => setAdding(true)}>
            Add something by hand
          </Button>
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              icon={format === 'pdf' ? FileText : Download}
              busy={exporting.isPending && exporting.variables === format}
              onClick={() => !exporting.isPending && exporting.mutate(format)}
            >
              Export as {format.toUpperCase()}
            </Button>
          ))}
          <Button
            icon={RefreshCw}
            busy={looking.isPending}
            onClick={() => looking.mutate(undefined)}
          >
            Look for new things
          </Button>
        </div>
        <p className="mt-2 text-12 text-ink-3 text-pretty">
          Made on {longDay(createdOn)}.{' '}
          {added > 0 && `${added} ${plural(added, 'thing was', 'things were')} added since; `}
          {added > 0 ? 'nothing' : 'Nothing'} you changed is overwritten.
        </p>
        <HowComputed
          subject="What is to be handed over"
          ids={['handover']}
          standsOn={`Found in ${fromMeetings === null ? 'meetings' : counted(fromMeetings, 'meeting')} of the ${handoverWeeks} weeks before ${longDay(createdOn)}.`}
        />
      </section>
      <Readers project={project} />
      {isAdding && dialogs && <dialogs.AddItemDialog id={id} onClose={() => setAdding(false)} />}
    </aside>
  );
}

async function saveHandover(id: string, format: OffboardingFormat): Promise<string> {
  const path = addressOf(endpoints.offboardings.download, { id, format });
  const { file, name = fileName('Handover', today(), format) } = await requestFile(path);
  saveFile(file, name);
  return name;
}
