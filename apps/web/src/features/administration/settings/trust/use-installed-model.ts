import { paths, systemStateSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { useRunsInstallation } from '../../use-runs-installation.ts';

/** Name and server of the language model, for owners who run the installation; undefined for others. */
export function useInstalledModel(isSetUp: boolean) {
  const runsInstallation = useRunsInstallation();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => request({ path: paths.system, schema: systemStateSchema, signal }),
    enabled: isSetUp && runsInstallation,
  });
  return data?.model ?? undefined;
}
