import { Timer } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import type { Doubt } from './check-words.ts';
import type { Choice } from './choice.ts';
import { likelyValues, type WrittenValues, writtenChoice } from './written-values.ts';

type ValueFieldsProps = { doubt: Doubt; isBusy: boolean; onChoose: (choice: Choice) => void };

/** Date, start and length of a meeting, filled with the likely reading. */
export function ValueFields({ doubt, isBusy, onChoose }: ValueFieldsProps) {
  const [values, setValues] = useState(() => likelyValues(doubt));
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choice = writtenChoice(doubt, values);
    const isWrong = 'problem' in choice;
    setProblem(isWrong ? choice.problem : undefined);
    if (!isWrong && !isBusy) onChoose(choice);
  };
  const bind = (name: keyof WrittenValues) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Write it yourself"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 border-line border-t py-3 lg:grid-cols-[168px_112px_120px_minmax(0,1fr)]"
    >
      <Value label="Date" className="max-lg:col-span-full" type="date" {...bind('date')} />
      <Value label="Begins" type="time" {...bind('time')} />
      <Value
        label="Length"
        inputMode="numeric"
        autoComplete="off"
        {...bind('minutes')}
        trailing={
          <>
            <span className="text-ink-3">min</span>
            <Timer aria-hidden className="size-4 shrink-0 text-ink-3" />
          </>
        }
      />
      <div className="flex min-w-0 items-center gap-3 max-lg:col-span-full lg:h-9">
        <p className="min-w-0 flex-1 text-pretty text-12 text-ink-3 lg:max-xl:hidden">
          Or write it yourself; Enter saves.
        </p>
        <Button type="submit" size="small" className="ml-auto max-md:h-11" disabled={isBusy}>
          Save
        </Button>
      </div>
      {problem && (
        <div role="alert" className="col-span-full">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
    </form>
  );
}

type ValueProps = ComponentProps<typeof Input> & { label: string };

function Value({ label, className, ...input }: ValueProps) {
  const id = useId();
  return (
    <div className={cn('grid min-w-0 gap-1', className)}>
      <label htmlFor={id} className="justify-self-start text-12 text-ink-2">
        {label}
      </label>
      <Input id={id} {...input} />
    </div>
  );
}
