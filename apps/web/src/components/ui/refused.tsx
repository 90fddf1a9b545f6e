import { cn } from '@/lib/cn.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { ErrorLine } from './field.tsx';

type RefusedProps = {
  error: Error | null | false | undefined;
  /** Sentences by status; `else` for errors without a sentence of their own. */
  sentences: Parameters<typeof refusalSentence>[1];
  className?: string;
};

/** Why the server refused something; nothing while there is no error. */
export const Refused = ({ error, sentences, className }: RefusedProps) => (
  <p role="alert" className={cn('empty:hidden', className)}>
    {error && <ErrorLine>{refusalSentence(error, sentences)}</ErrorLine>}
  </p>
);
