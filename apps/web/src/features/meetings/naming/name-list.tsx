import { cn } from '@/lib/cn.ts';
import type { NameOption } from './use-name-options.ts';

type NameListProps = {
  id: string;
  options: readonly NameOption[];
  active: number;
  failed: boolean;
  onChoose: (option: NameOption) => void;
};

/** The focus stays in the field, so a press must not take it. */
export const NameList = ({ id, options, active, failed, onChoose }: NameListProps) => (
  <div className="absolute inset-x-0 top-full z-10 mt-1 rounded-control border border-line-2 bg-surface py-1 shadow-menu max-md:w-full">
    <div id={id} role="listbox" aria-label="Names">
      {options.map((option, at) => (
        <div
          key={`${option.userId ?? ''} ${option.name}`}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={cn('cursor-default px-2.5 py-1.5 max-md:py-3', at === active && 'bg-hover')}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
        >
          <span className="block wrap-anywhere">{option.name}</span>
          <span className="block text-12 text-ink-2">{option.note}</span>
        </div>
      ))}
    </div>
    {failed && (
      <p role="alert" className="px-2.5 py-1.5 text-12 text-neg">
        The people of the directory could not be loaded
      </p>
    )}
  </div>
);
