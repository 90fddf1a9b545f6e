import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadList = () => import('./connection-list.tsx').then(({ ConnectionList }) => ConnectionList);

/** For figures that show either the map or its list, and the map first. */
export const useConnectionList = (isShown: boolean) => useOnDemand(loadList, isShown);
