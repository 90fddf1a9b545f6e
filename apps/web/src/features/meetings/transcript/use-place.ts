import { useLocation, useSearchParams } from 'react-router';
import { chapterParameter, type Place, readPlace } from './place.ts';

/** The place in the transcript that the address names; `key` changes with each navigation. */
export function usePlace(): (Place & { key: string }) | null {
  const { key, state } = useLocation();
  const [parameters] = useSearchParams();
  const place = readPlace(parameters, state);
  return place && { ...place, key };
}

/** Whether the address names a place, a search, a speaker or a chapter of the transcript. */
export function useIsTranscriptAsked(): boolean {
  const place = usePlace();
  const [parameters] = useSearchParams();
  const isNarrowed = ['find', 'speaker', chapterParameter].some((name) => parameters.has(name));
  return place !== null || isNarrowed;
}
