import type { LanguageModelState } from '@rapport/contract';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { useSetOwnModel } from './language-model.ts';

const longest = 500;

type OwnModelDialogProps = { own: LanguageModelState['own']; onClose: () => void };

/** The key is entered, and never shown. */
export function OwnModelDialog({ own, onClose }: OwnModelDialogProps) {
  const [baseUrl, setBaseUrl] = useState(own?.baseUrl ?? '');
  const [name, setName] = useState(own?.name ?? '');
  const [apiKey, setApiKey] = useState('');
  const [needsKey, setNeedsKey] = useState(own?.hasKey ?? true);
  const { mutate, isPending, error } = useSetOwnModel();
  const isKept = own?.hasKey === true && own.unusable !== 'key-lost' && baseUrl === own.baseUrl;
  const hasKey = !needsKey || isKept || apiKey.trim() !== '';
  const save = () =>
    mutate(
      { baseUrl, name, ...(needsKey ? apiKey.trim() && { apiKey } : { apiKey: null }) },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={own ? 'Change your own model' : 'Use your own model'}
      description="What is ticked under ‘What it may do’ is sent to this address from then on, and to no other."
      submitLabel="Save"
      canSubmit={baseUrl.trim() !== '' && name.trim() !== '' && hasKey}
      busy={isPending}
      error={error}
      failure="The language model could not be saved. Please try again."
      onSubmit={save}
      onClose={() => !isPending && onClose()}
    >
      <InputField
        label="Address *"
        hint="Of a server with OpenAI’s protocol, up to /v1"
        type="url"
        aria-required
        maxLength={longest}
        placeholder="https://"
        value={baseUrl}
        onValueChange={setBaseUrl}
      />
      <InputField
        label="Model *"
        hint="Its name, as the server knows it"
        aria-required
        autoComplete="off"
        maxLength={longest}
        value={name}
        onValueChange={setName}
      />
      <Checkbox
        label="It needs a key"
        checked={needsKey}
        onChange={({ target }) => setNeedsKey(target.checked)}
      />
      {needsKey && (
        <InputField
          label="Key *"
          hint={isKept ? 'The saved one stays unless you enter another.' : null}
          type="password"
          autoComplete="off"
          maxLength={longest}
          value={apiKey}
          onValueChange={setApiKey}
        />
      )}
    </FormDialog>
  );
}
