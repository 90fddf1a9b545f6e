import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadDialogs = () => import('./action-dialogs.ts');

export const useActionDialogs = (isOpen: boolean) => useOnDemand(loadDialogs, isOpen);
