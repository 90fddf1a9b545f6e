import { feelingSchema } from '@rapport/contract';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { type StatusKind, StatusLabel } from '@/components/ui/status-label.tsx';
import { Part, Samples } from './part.tsx';

const statuses: readonly StatusKind[] = [
  'queued',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'active',
  'invited',
  'synced',
  'unknown',
];

export function Badges() {
  return (
    <Part title="Badges" caption="Sentiment, status and names look different">
      <Samples label="Sentiment: filled, with a sign; calm and too little have no colour">
        {feelingSchema.options.map((feeling) => (
          <FeelingBadge key={feeling} feeling={feeling} />
        ))}
      </Samples>
      <Samples label="Status: an icon and a word, never filled">
        <span className="flex flex-wrap gap-x-3.5 gap-y-2">
          {statuses.map((status) => (
            <StatusLabel key={status} status={status} />
          ))}
        </span>
      </Samples>
      <Samples label="Role, team, initiative, remark">
        <Badge variant="role">Owner</Badge>
        <Badge variant="team">Product</Badge>
        <Badge>Pricing 2027</Badge>
        <SampleDataBadge />
      </Samples>
      <Samples label="People are circles">
        <Avatar name="Priya Raman" size="small" />
        <Avatar name="Priya Raman" />
        <Avatar name="Priya Raman" size="large" />
      </Samples>
    </Part>
  );
}
