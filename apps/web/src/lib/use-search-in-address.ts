import { searchLengthMax } from '@rapport/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const searchDebounceMs = 300;

/** How a search stands in the address. */
type SearchInAddress = {
  parameter: string;
  /** What a new search starts without. */
  replaces: readonly string[];
  keepsScroll: boolean;
};
const listSearch: SearchInAddress = { parameter: 'search', replaces: ['page'], keepsScroll: false };

function searchIn(parameters: URLSearchParams, parameter: string): string {
  return (parameters.get(parameter) ?? '').trim().slice(0, searchLengthMax);
}

/** What the address of a list searches for. */
export function searchInAddress(parameters: URLSearchParams): string {
  return searchIn(parameters, listSearch.parameter);
}

/**
 * A search, of a list unless said otherwise, in the address so that a reload and a shared link keep it. `typed`
 * follows every key; `search` follows when the typing pauses.
 */
export function useSearchInAddress({ parameter, replaces, keepsScroll } = listSearch) {
  const [parameters, setParameters] = useSearchParams();
  const search = searchIn(parameters, parameter);
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const [asked, setAsked] = useState(search);

  if (search !== lastSearch) {
    setLastSearch(search);
    // The address was changed by something else: a link, or going back. What was asked for here
    // must not replace what has been typed since.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    const wanted = typed.trim().slice(0, searchLengthMax);
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      setParameters(
        (now) => {
          if (wanted) now.set(parameter, wanted);
          else now.delete(parameter);
          for (const name of replaces) now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: keepsScroll },
      );
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, search, setParameters, parameter, replaces, keepsScroll]);

  return { search, typed, setTyped };
}
