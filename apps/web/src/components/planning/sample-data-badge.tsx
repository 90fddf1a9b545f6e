import { Badge } from '@/components/ui/badge.tsx';

/** Right after the title of every screen whose figures are invented. */
export function SampleDataBadge() {
  return <Badge variant="quiet">Sample data</Badge>;
}
