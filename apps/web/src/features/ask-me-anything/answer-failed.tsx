import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

type AnswerFailedProps = { error: Error; isRetrying: boolean; onRetry: () => void };

/** Shown if the question could not be asked. */
export function AnswerFailed({ error, isRetrying, onRetry }: AnswerFailedProps) {
  return (
    <StateBox
      kind="error"
      title={refusalSentence(
        error,
        'The question could not be asked. Check your connection and try again.',
      )}
      error={error}
      action={
        <Button icon={RotateCw} busy={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}
