import type { ApiKey, CreatedApiKey } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { SettingsRow } from '../settings-row.tsx';
import { ApiKeyEntry } from './api-key-entry.tsx';
import { useApiKeys } from './api-keys.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';

/** Changes take effect at once. */
export function ApiKeysSection() {
  return (
    <SettingsRow
      title="API keys"
      anchor="api-keys"
      note="For your own programs. A key may do what its scopes say, with at most the rights of the person who created it, and never reads the mood of a single person."
    >
      <QueryPart query={useApiKeys()} what="the API keys">
        {({ keys }) => <ApiKeys keys={keys} />}
      </QueryPart>
    </SettingsRow>
  );
}

function ApiKeys({ keys }: { keys: readonly ApiKey[] }) {
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey & { name: string }>();
  return (
    <div className="grid gap-4">
      {keys.length > 0 ? (
        <ul aria-label="Keys" className="grid gap-3">
          {keys.map((key) => (
            <ApiKeyEntry key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">No API keys yet.</p>
      )}
      <div>
        <Button size="small" icon={Plus} onClick={() => setIsCreating(true)}>
          Create key
        </Button>
      </div>
      {isCreating && (
        <CreateKeyDialog onCreated={setCreated} onClose={() => setIsCreating(false)} />
      )}
      {created && (
        <SecretDialog
          noun="key"
          secret={created.key}
          title={`Key ‘${created.name}’ created`}
          description="Shown once, now. After you close this, only its beginning is kept."
          loss="You would have to revoke it and create another one."
          onStored={() => setCreated(undefined)}
        />
      )}
    </div>
  );
}
