import { searchLengthMax } from '@rapport/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const searchDebounceMs = 300;
const parameter = 'search';

/** What an address searches for. */
export function searchInAddress(parameters: URLSearchParams): string {
  return (parameters.get(parameter) ?? '').trim().slice(0, searchLengthMax);
}

/**
 * The search of a list, kept in the address so that a reload and a shared link keep it. `typed`
 * follows every key; `search` follows when the typing pauses.
 */
export function useSearchInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const search = searchInAddress(parameters);
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
          // A new search starts on its first page.
          now.delete('page');
          return now;
        },
        { replace: true },
      );
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, search, setParameters]);

  return { search, typed, setTyped };
}
