import { useSearchParams } from 'react-router';
import { Select } from '@/components/ui/select.tsx';
import { readListAddress, withStatus } from './list-address.ts';

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INVITED', label: 'Invited' },
  { value: 'SYNCED_ONLY', label: 'Synced' },
];

export function StatusFilter() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <Select
      aria-label="Status"
      className="w-36 max-md:w-full"
      value={readListAddress(parameters).status ?? ''}
      options={statuses}
      onValueChange={(status) => setParameters(withStatus(parameters, status))}
    />
  );
}
