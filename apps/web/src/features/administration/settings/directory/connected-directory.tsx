import { type DirectoryConnection, groupRuleSchema, groupRuleWords } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { recentMoment } from '@/lib/recent-moment.ts';
import { useChangeRule, useCreateToken, useRemoveConnection } from './directory-connection.ts';

const rules = groupRuleSchema.options.map((value) => ({ value, label: groupRuleWords[value] }));

type ConnectedDirectoryProps = {
  connection: DirectoryConnection;
  onToken: (token: string) => void;
};

export function ConnectedDirectory({ connection, onToken }: ConnectedDirectoryProps) {
  const { tokenEnd, createdAt, createdBy, groupsBecome, lastUsedAt } = connection;
  const [question, setQuestion] = useState<'replace' | 'remove'>();
  const close = () => setQuestion(undefined);
  const replace = useCreateToken((token) => {
    close();
    onToken(token);
  });
  const rule = useChangeRule();
  const remove = useRemoveConnection();
  const maker = createdBy ? ` by ${createdBy}` : '';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-y py-2">
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <p>Token ending in {tokenEnd}</p>
          <p className="text-12 text-ink-3">
            {connectionWords(connection)} Made{maker} on {dayOfMoment(createdAt)}.
          </p>
        </div>
        <StatusLabel status={lastUsedAt ? 'completed' : 'unknown'}>
          {lastUsedAt ? 'In use' : 'Not used yet'}
        </StatusLabel>
        <Button size="small" onClick={() => setQuestion('replace')}>
          Replace token
        </Button>
        <Button size="small" variant="danger" onClick={() => setQuestion('remove')}>
          Disconnect
        </Button>
      </div>
      <SelectField
        label="Groups become"
        hint="People whom the directory manages then get their teams or department from its groups."
        options={rules}
        value={rule.isPending ? rule.variables.groupsBecome : groupsBecome}
        disabled={rule.isPending}
        onValueChange={(value) => rule.mutate({ groupsBecome: groupRuleSchema.parse(value) })}
      />
      <ConfirmDialog
        open={question === 'replace'}
        onOpenChange={() => !replace.isPending && close()}
        title="Replace token"
        sentence="The current token stops working at once. Your directory cannot update people until you enter the new one there."
        confirmLabel="Replace token"
        busy={replace.isPending}
        onConfirm={() => replace.mutate(undefined, { onError: close })}
      />
      <ConfirmDialog
        open={question === 'remove'}
        onOpenChange={() => !remove.isPending && close()}
        title="Disconnect the directory"
        sentence="People, teams and departments stay as they are, and can be changed by hand. The directory no longer deactivates anyone. This action cannot be undone."
        confirmLabel="Disconnect"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}

/** 'People and teams come from your directory; last update today 13:05, 142 people, 19 groups.' */
function connectionWords(connection: DirectoryConnection): string {
  const { groupsBecome, lastUsedAt, people, groups } = connection;
  if (!lastUsedAt) return 'Enter the address and the token in your directory, and start it there.';
  const what = groupsBecome === 'nothing' ? 'People' : `People and ${groupsBecome}`;
  const size = `${counted(people, 'person', 'people')}, ${counted(groups, 'group')}`;
  return `${what} come from your directory; last update ${recentMoment(lastUsedAt)}, ${size}.`;
}
