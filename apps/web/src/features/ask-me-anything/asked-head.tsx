import { Ellipsis, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useDeleteAsked } from './api/asked-questions.ts';

type AskedHeadProps = {
  /** False if there are no questions to search or delete. */
  hasQuestions: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Called when all questions are deleted. */
  onDeleted: () => void;
};

/** The head of the list of own questions: search, and deletion of all. */
export function AskedHead({ hasQuestions, typed, onType, onDeleted }: AskedHeadProps) {
  const [isSearching, setSearching] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const deleting = useDeleteAsked();
  const toggleSearch = () => {
    setSearching(!isSearching);
    onType('');
  };
  const deleteAll = {
    label: 'Delete all questions',
    icon: Trash2,
    destructive: true,
    onSelect: () => setConfirming(true),
  };
  return (
    <>
      <FigureHead
        title="Asked before"
        caption="Only you see your questions"
        actions={
          hasQuestions && (
            <span className="flex print:hidden">
              <IconButton
                icon={isSearching ? X : Search}
                label={isSearching ? 'Close the search' : 'Search your questions'}
                aria-expanded={isSearching}
                onClick={toggleSearch}
              />
              <MenuButton groups={[[deleteAll]]}>
                <IconButton icon={Ellipsis} label="More about your questions" />
              </MenuButton>
            </span>
          )
        }
      />
      {hasQuestions && isSearching && (
        <SearchInput
          label="Search your questions"
          placeholder="Search your questions..."
          autoFocus
          value={typed}
          onValueChange={onType}
        />
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete all your questions?"
        sentence="Your questions are deleted for good. Meetings stay as they are."
        confirmLabel="Delete all"
        destructive
        busy={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(undefined, {
            onSuccess: onDeleted,
            onSettled: () => setConfirming(false),
          })
        }
      />
    </>
  );
}
