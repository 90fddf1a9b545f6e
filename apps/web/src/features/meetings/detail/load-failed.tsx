import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { BackButton } from './back-to-meetings.tsx';

type LoadFailedProps = {
  message: string;
  error?: Error;
  isRetrying: boolean;
  onRetry: () => void;
};

export function LoadFailed({ message, error, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <StateBox
      kind="error"
      title={`Failed to load meeting details: ${message}`}
      error={error ?? null}
      className="min-h-60"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <BackButton />
          <Button icon={RotateCw} busy={isRetrying} onClick={onRetry}>
            Retry Load
          </Button>
        </div>
      }
    />
  );
}
