import { useLocation, useSearchParams } from 'react-router';
import { namingParameter } from '../naming/naming-address.ts';
import { chapterParameter, type Place, readPlace } from './place.ts';

/** The place in the transcript that the address names; `key` changes with each navigation. */
export function usePlace(): (Place & { key: string }) | null {
  const { key, state } = useLocation();
  const [parameters] = useSearchParams();
  const place = readPlace(parameters, state);
  return place && { ...place, key };
}

/** Whether the address asks for the mode in which turns are named. */
export function useIsNaming(): boolean {
  const [parameters] = useSearchParams();
  return parameters.has(namingParameter);
}

/** Whether the address names a place, a search, a speaker or a chapter of the transcript, or asks who says what. */
export function useIsTranscriptAsked(): boolean {
  const place = usePlace();
  const [parameters] = useSearchParams();
  const isNarrowed = ['find', 'speaker', chapterParameter, namingParameter].some((name) =>
    parameters.has(name),
  );
  return place !== null || isNarrowed;
}
