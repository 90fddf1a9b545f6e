import { questionLengthMax } from '@rapport/contract';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { askingKeys } from '@/lib/asking-keys.ts';
import { cn } from '@/lib/cn.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';

type QuestionFormProps = {
  label: string;
  placeholder: string;
  initial?: string;
  takesFocus?: boolean;
  isSmall?: boolean;
  /** Shown left of the button: filters, or what is known. */
  children: ReactNode;
  onAsk: (question: string) => void;
};

/** The box for a question. Enter asks, Shift + Enter adds a line break, `/` focuses the box. */
export function QuestionForm({
  label,
  placeholder,
  initial = '',
  takesFocus = false,
  isSmall = false,
  children,
  onAsk,
}: QuestionFormProps) {
  const [typed, setTyped] = useState(initial);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  usePageKeys({ '/': () => text.current?.focus() });
  const question = typed.trim();
  const ask = () => {
    if (question) onAsk(question);
  };
  const { submit, askOnEnter } = askingKeys(ask);
  return (
    <form
      onSubmit={submit}
      className="rounded-control border border-line-control bg-surface has-[textarea:focus]:border-accent has-[textarea:focus]:ring-1 has-[textarea:focus]:ring-accent print:hidden"
    >
      <textarea
        ref={text}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={questionLengthMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={askOnEnter}
        className={cn(
          'block w-full resize-none bg-transparent px-3.5 pt-3 text-16 outline-none [field-sizing:content]',
          isSmall ? 'min-h-14' : 'min-h-20',
        )}
      />
      <div className="flex items-center gap-3 p-2 max-md:flex-wrap">
        <div className="min-w-0 flex-1 pl-1 max-md:flex-none max-md:basis-full">{children}</div>
        <span className="text-12 text-ink-3 max-md:hidden">Enter to ask</span>
        <Button
          type="submit"
          variant="primary"
          icon={ArrowUp}
          disabled={question === ''}
          className="max-md:w-full"
        >
          Ask
        </Button>
      </div>
    </form>
  );
}
