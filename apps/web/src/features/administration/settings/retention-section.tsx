import { RetryLine } from '@/components/ui/retry-line.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { useRetention } from './retention.ts';
import { RetentionForm } from './retention-form.tsx';
import { anchorOf } from './settings-groups.ts';
import { SettingsRow } from './settings-row.tsx';

/** Saved on its own, because deletions cannot be undone. */
export function RetentionSection() {
  return (
    <div className="@container mt-6">
      <SettingsRow
        title="Retention"
        anchor={anchorOf('retention')}
        note="How long uploads are kept, counted from the day of the upload. A daily run deletes older ones."
      >
        <Retention />
      </SettingsRow>
    </div>
  );
}

function Retention() {
  const { data: settings, isError, isFetching, refetch } = useRetention();
  if (settings) return <RetentionForm settings={settings} />;
  if (!isError) return <Loading label="Loading the retention..." block="h-16 w-full" />;
  return (
    <RetryLine busy={isFetching} onRetry={() => refetch()}>
      Failed to load the retention. Please try again.
    </RetryLine>
  );
}
