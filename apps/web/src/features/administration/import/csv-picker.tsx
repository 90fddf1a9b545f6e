import { FileText, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

type CsvPickerProps = {
  file: File | null;
  disabled: boolean;
  describedBy: string | undefined;
  onChange: (file: File | null) => void;
};

export function CsvPicker({ file, disabled, describedBy, onChange }: CsvPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFileOver, setIsFileOver] = useState(false);
  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsFileOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsFileOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onChange(dropped);
  };
  return (
    <fieldset
      aria-label="CSV file"
      className={cn(
        'flex min-w-0 min-h-16 items-center gap-3 rounded-control border border-dashed px-4 py-3',
        isFileOver ? 'border-accent bg-accent-soft' : 'border-line-control bg-paper',
      )}
      onDragOver={allowDrop}
      onDragLeave={() => setIsFileOver(false)}
      onDrop={drop}
    >
      {file ? (
        <>
          <FileText aria-hidden className="size-5 shrink-0 text-ink-2" />
          <p className="min-w-0 flex-1 truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <Button
            variant="ghost"
            size="small"
            className="-mr-2 text-accent"
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            Remove
          </Button>
        </>
      ) : (
        <>
          <Upload aria-hidden className="size-5 shrink-0 text-ink-3" />
          <p>
            Drop a CSV file here, or{' '}
            <button
              type="button"
              aria-describedby={describedBy}
              className="font-medium text-accent underline-offset-2 hover:underline max-md:py-2"
              onClick={() => input.current?.click()}
            >
              Choose File
            </button>
          </p>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null);
          // Allows a removed file to be chosen again.
          target.value = '';
        }}
      />
    </fieldset>
  );
}
