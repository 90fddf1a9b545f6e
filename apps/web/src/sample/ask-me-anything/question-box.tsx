import { ArrowUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { askingKeys } from '@/lib/asking-keys.ts';
import { questionLengthMax } from './question-in-address.ts';

type QuestionBoxProps = {
  /** The question being answered; the box is read-only in the meantime. */
  asked: string | undefined;
  onAsk: (question: string) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
};

export function QuestionBox({ asked, onAsk, textRef }: QuestionBoxProps) {
  const [typed, setTyped] = useState('');
  const isLoading = asked !== undefined;
  const question = typed.trim();
  const ask = () => {
    if (question && !isLoading) onAsk(question);
  };
  const { submit, askOnEnter } = askingKeys(ask);
  return (
    <form
      onSubmit={submit}
      className="rounded-control border border-line-control bg-surface has-[textarea:focus]:border-accent has-[textarea:focus]:ring-1 has-[textarea:focus]:ring-accent"
    >
      <textarea
        ref={textRef}
        aria-label="Your question"
        placeholder="Ask about people, teams, meetings or goals..."
        maxLength={questionLengthMax}
        readOnly={isLoading}
        value={asked ?? typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={askOnEnter}
        className="block min-h-20 w-full resize-none bg-transparent px-3.5 pt-3 text-16 outline-none [field-sizing:content]"
      />
      <div className="flex items-center gap-3 p-2 pl-3.5">
        <p className="min-w-0 flex-1 text-12 text-ink-3">Answers come from sample data</p>
        <Button
          type="submit"
          variant="primary"
          icon={ArrowUp}
          busy={isLoading}
          disabled={isLoading || question === ''}
        >
          Ask
        </Button>
      </div>
    </form>
  );
}
