import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { useRunsInstallation } from '../../use-runs-installation.ts';

/** Name and server of the language model, for owners who run the installation; undefined for others. */
export function useInstalledModel(isSetUp: boolean) {
  const runsInstallation = useRunsInstallation();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call(endpoints.system.get, { signal }),
    enabled: isSetUp && runsInstallation,
  });
  return data?.model ?? undefined;
}
