import { QueryPart } from '@/components/ui/query-part.tsx';
import { useRetention } from './retention.ts';
import { RetentionForm } from './retention-form.tsx';
import { SettingsRow } from './settings-row.tsx';

/** Saved on its own, because deletions cannot be undone. */
export function RetentionSection() {
  return (
    <SettingsRow
      title="Retention"
      anchor="retention"
      note="How long uploads are kept, counted from the day of the upload. A daily run deletes older ones."
    >
      <QueryPart query={useRetention()} what="the retention">
        {(settings) => <RetentionForm settings={settings} />}
      </QueryPart>
    </SettingsRow>
  );
}
