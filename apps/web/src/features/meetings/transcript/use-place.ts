import { useLocation, useSearchParams } from 'react-router';
import { type Place, readPlace } from './place.ts';

/** The place in the transcript that the address asks for; `key` is another whenever it is asked anew. */
export function usePlace(): (Place & { key: string }) | null {
  const { key, state } = useLocation();
  const [parameters] = useSearchParams();
  const place = readPlace(parameters, state);
  return place && { ...place, key };
}
