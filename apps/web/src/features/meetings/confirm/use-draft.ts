import type { ConfirmQuestion } from '@rapport/contract';
import { useState } from 'react';
import type { Edits } from './confirming-state.ts';

type Draft = { id: string; edits: Edits; isEditing: boolean; choosing: 'owner' | 'day' | null };

/** What is being changed about a question before it is answered; forgotten with the question. */
export function useDraft(question: ConfirmQuestion | undefined) {
  const [kept, setKept] = useState<Draft>();
  const empty: Draft = { id: question?.id ?? '', edits: {}, isEditing: false, choosing: null };
  const draft = kept?.id === question?.id && kept ? kept : empty;
  const found = question?.kind === 'action' ? question : { owner: null, dueDay: null };
  const { owner = found.owner, dueDay = found.dueDay } = draft.edits;
  const put = (changed: Partial<Draft>) => setKept({ ...draft, ...changed });
  return {
    ...draft,
    owner,
    dueDay,
    edit: () => put({ isEditing: true }),
    leave: () => put({ isEditing: false }),
    choose: (choosing: Draft['choosing']) => put({ choosing }),
    take: (edits: Edits) => put({ edits: { ...draft.edits, ...edits }, choosing: null }),
  };
}
