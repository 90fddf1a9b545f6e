import { searchLengthMax } from '@rapport/contract';
import { useEffect, useState } from 'react';
import { useAddress, withParameter } from './use-address.ts';

const searchDebounceMs = 300;

type SearchInAddress = {
  parameter: string;
  /** Parameters that a new search removes. */
  replaces: readonly string[];
  keepsScroll: boolean;
};
const listSearch: SearchInAddress = { parameter: 'search', replaces: ['page'], keepsScroll: false };

function searchIn(parameters: URLSearchParams, parameter: string): string {
  return (parameters.get(parameter) ?? '').trim().slice(0, searchLengthMax);
}

export function searchInAddress(parameters: URLSearchParams): string {
  return searchIn(parameters, listSearch.parameter);
}

/**
 * A search kept in the address, so that it survives reloads and can be shared. `typed` follows
 * every key, `search` after a pause of 300 ms, or at Enter or the next pointer press.
 */
export function useSearchInAddress({ parameter, replaces, keepsScroll } = listSearch) {
  const [parameters, setParameters] = useAddress();
  const search = searchIn(parameters, parameter);
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const [asked, setAsked] = useState(search);

  if (search !== lastSearch) {
    setLastSearch(search);
    // The address was changed by a link or the back button. The hook's own change must not replace
    // newer input.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    const wanted = typed.trim().slice(0, searchLengthMax);
    if (wanted === search) return;
    const apply = () => {
      setAsked(wanted);
      setParameters(
        (now) => {
          for (const name of replaces) now.delete(name);
          return withParameter(now, parameter, wanted);
        },
        { replace: true, preventScrollReset: keepsScroll },
      );
    };
    const timer = setTimeout(apply, searchDebounceMs);
    // The press may follow a link. A later update would restore the address before that link.
    const applyAtOnce = () => {
      clearTimeout(timer);
      apply();
    };
    const applyAtEnter = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') applyAtOnce();
    };
    window.addEventListener('pointerdown', applyAtOnce, { capture: true, once: true });
    window.addEventListener('keydown', applyAtEnter, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', applyAtOnce, { capture: true });
      window.removeEventListener('keydown', applyAtEnter, { capture: true });
    };
  }, [typed, search, setParameters, parameter, replaces, keepsScroll]);

  return { search, typed, setTyped };
}
