import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadDialogs = () => import('./dialogs.ts');

export const useDialogs = (isOpen: boolean) => useOnDemand(loadDialogs, isOpen);
