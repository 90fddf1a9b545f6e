import type { LanguageModelState } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { useOwnRole } from '@/lib/use-own-role.ts';
import { useRemoveOwnModel } from './language-model.ts';
import { OwnModelDialog } from './own-model-dialog.tsx';

type Own = NonNullable<LanguageModelState['own']>;

const unusableWords: Record<NonNullable<Own['unusable']>, string> = {
  forbidden:
    'Whoever runs the server no longer allows a model of one’s own. Nothing is sent to any model until it is removed here, or allowed by RAPPORT_LLM_PER_ORGANIZATION.',
  'key-lost':
    'Its key can no longer be read, since the server has another secret. Nothing is sent until you enter the key again.',
};

/** The model that an organization sets up for itself; shows nothing where that is not allowed. */
export function OwnModel({ own, mayHaveOwn, model }: LanguageModelState) {
  const isOwner = useOwnRole() === 'owner';
  const kept = useKeptFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<'set' | 'remove'>();
  const remove = useRemoveOwnModel();
  if (!own && !mayHaveOwn) return null;
  return (
    <div {...kept} className="grid gap-2 outline-none focus-visible:outline-2">
      {own?.unusable && <ErrorLine>{unusableWords[own.unusable]}</ErrorLine>}
      <p className="text-pretty text-12 text-ink-2">{stateWords(own, model)}</p>
      {isOwner ? (
        <div className="flex flex-wrap gap-2">
          {mayHaveOwn && (
            <Button size="small" onClick={() => setAsked('set')}>
              {own ? 'Change your own model' : 'Use your own model'}
            </Button>
          )}
          {own && (
            <Button size="small" variant="danger" onClick={() => setAsked('remove')}>
              Remove your own model
            </Button>
          )}
        </div>
      ) : (
        <p className="text-12 text-ink-3">Only an owner can change that.</p>
      )}
      {asked === 'set' && <OwnModelDialog own={own} onClose={() => setAsked(undefined)} />}
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={() => setAsked(undefined)}
        title="Remove your own model"
        sentence="Its address and key are deleted. Where the installation has a language model, what is ticked is sent to that one from then on."
        confirmLabel="Remove your own model"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(undefined) })}
      />
    </div>
  );
}

function stateWords(own: LanguageModelState['own'], model: LanguageModelState['model']): string {
  if (own)
    return `Your organization’s own model: ${own.name} at ${own.baseUrl}, ${own.hasKey ? 'with a key that is stored encrypted and never shown' : 'without a key'}.`;
  return model
    ? 'It is the model of the installation. Your organization may use its own instead.'
    : 'Your organization may use a model of its own.';
}
