import { useLocation, useSearchParams } from 'react-router';
import { type Place, readPlace } from './place.ts';

/** The place in the transcript that the address names; `key` changes with each navigation. */
export function usePlace(): (Place & { key: string }) | null {
  const { key, state } = useLocation();
  const [parameters] = useSearchParams();
  const place = readPlace(parameters, state);
  return place && { ...place, key };
}

/** Whether the address names a place, a search or a speaker of the transcript. */
export function useIsTranscriptAsked(): boolean {
  const place = usePlace();
  const [parameters] = useSearchParams();
  return place !== null || parameters.has('find') || parameters.has('speaker');
}
