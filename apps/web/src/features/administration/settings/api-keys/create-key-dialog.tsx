import {
  type ApiKeyScope,
  apiKeyNameLengthMax,
  apiKeyScopeSchema,
  apiKeyScopeWords,
  type CreatedApiKey,
} from '@rapport/contract';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InputField, SelectField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { useCreateKey } from './api-keys.ts';

const scopeNotes: Record<ApiKeyScope, string> = {
  assistant: 'tools of /mcp alone, while assistants are switched on',
  'read-meetings': 'transcripts, results, exports, search and actions',
  'read-figures': 'figures of the organization and its groups',
  'add-meetings': 'upload transcripts and follow their processing',
  'correct-meetings': 'list what to check; correct titles, days, lengths, names and findings',
  'manage-people': 'list and import people',
};

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: '1 year' },
];

type CreateKeyDialogProps = {
  onCreated: (created: CreatedApiKey & { name: string }) => void;
  onClose: () => void;
};

export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState('90');
  const { mutate, error, isPending } = useCreateKey((created) => {
    onClose();
    onCreated(created);
  });
  return (
    <FormDialog
      title="Create key"
      description="The key acts for you. It ends when you leave the organization or are no longer an administrator."
      submitLabel="Create key"
      canSubmit={name.trim() !== '' && scopes.length > 0}
      busy={isPending}
      error={error}
      failure="The API key could not be created. Please try again."
      onSubmit={() => mutate({ name, scopes: [...scopes], days: Number(days) })}
      // A running call cannot be cancelled.
      onClose={() => !isPending && onClose()}
    >
      <InputField
        label="Name *"
        hint="What the key is for. The audit log shows it."
        aria-required
        maxLength={apiKeyNameLengthMax}
        value={name}
        onValueChange={setName}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">Scopes *</legend>
        {apiKeyScopeSchema.options.map((scope) => (
          <Checkbox
            key={scope}
            label={
              <>
                {apiKeyScopeWords[scope]}{' '}
                <span className="text-12 text-ink-3">{scopeNotes[scope]}</span>
              </>
            }
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes((before) =>
                target.checked ? [...before, scope] : before.filter((one) => one !== scope),
              )
            }
          />
        ))}
      </fieldset>
      <SelectField label="Expires after" options={lifetimes} value={days} onValueChange={setDays} />
    </FormDialog>
  );
}
