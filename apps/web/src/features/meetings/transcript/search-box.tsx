import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { TranscriptSearch } from './use-transcript-search.ts';

export function SearchBox({ search }: { search: TranscriptSearch }) {
  const { typed, type, matches, index, move } = search;
  const isSearching = typed.trim() !== '';
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') type('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move(event.shiftKey ? -1 : 1);
  };
  return (
    <Input
      type="text"
      role="searchbox"
      inputMode="search"
      autoComplete="off"
      aria-label="Search the transcript"
      placeholder="Search the transcript..."
      maxLength={200}
      icon={Search}
      className="w-full md:w-60 @min-[860px]:w-80"
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={walk}
      trailing={
        <>
          <span role="status" className="whitespace-nowrap text-12 text-ink-3">
            {isSearching &&
              (matches.length === 0 ? 'No matches' : `${index + 1} of ${matches.length}`)}
          </span>
          {isSearching && (
            <span className="-mr-1.5 flex">
              <IconButton
                variant="inset"
                icon={ChevronUp}
                label="Previous match"
                disabled={matches.length === 0}
                onClick={() => move(-1)}
              />
              <IconButton
                variant="inset"
                icon={ChevronDown}
                label="Next match"
                disabled={matches.length === 0}
                onClick={() => move(1)}
              />
            </span>
          )}
        </>
      }
    />
  );
}
