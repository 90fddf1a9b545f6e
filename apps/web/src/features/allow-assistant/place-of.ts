import type { AssistantRequest } from '@rapport/contract';

/** Where the assistant gets its answers, as far as Rapport knows. */
export const placeOf = ({ name, host, isThisComputer }: AssistantRequest): string =>
  isThisComputer ? name : host;
