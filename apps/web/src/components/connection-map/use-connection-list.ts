import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadList = () => import('./connection-list.tsx').then(({ ConnectionList }) => ConnectionList);

/** Loads the list on demand, for figures that show the map first. */
export const useConnectionList = (isShown: boolean) => useOnDemand(loadList, isShown);
