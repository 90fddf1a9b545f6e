import type { DirectoryState } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { ShownAddress } from '../shown-address.tsx';
import { ConnectedDirectory } from './connected-directory.tsx';
import { useCreateToken, useDirectory } from './directory-connection.ts';

/** A part of Sign-in. Changes take effect at once. */
export function Directory() {
  return (
    <section aria-label="Directory (SCIM)" className="grid grid-cols-1 gap-2">
      <h3 className="font-medium">Directory (SCIM)</h3>
      <QueryPart query={useDirectory()} what="the directory">
        {(state) => <Connection state={state} />}
      </QueryPart>
    </section>
  );
}

function Connection({ state: { connection, address } }: { state: DirectoryState }) {
  const [token, setToken] = useState<string>();
  const create = useCreateToken(setToken);
  return (
    <div className="grid grid-cols-1 gap-3">
      {connection ? (
        <ConnectedDirectory connection={connection} onToken={setToken} />
      ) : (
        <p className="text-12 text-ink-3">
          No directory is connected. People are invited or imported by hand. Your directory, such as
          Entra ID or Okta, can create, change and deactivate them.
        </p>
      )}
      <ShownAddress
        label="Address, to paste in your directory"
        noun="address"
        copyLabel="Copy address"
        address={address}
      />
      {!connection && (
        <div>
          <Button size="small" icon={Plus} busy={create.isPending} onClick={() => create.mutate()}>
            Create token
          </Button>
        </div>
      )}
      {token && (
        <SecretDialog
          noun="token"
          secret={token}
          title="Token of the directory"
          description="Shown once, now. After you close this, only its last four characters are kept."
          loss="You would have to replace it."
          onStored={() => setToken(undefined)}
        />
      )}
    </div>
  );
}
