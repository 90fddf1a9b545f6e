import type { RoleCoverage } from '@rapport/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { LiveOrganizationFigures } from '@/components/organization-figures/live-organization-figures.ts';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { CaseLink } from '@/components/planning/case-link.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { today } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { useAddress } from '@/lib/use-address.ts';
import { listAddress, roleAddress } from '../addresses.ts';
import { useRoleCoverage } from '../api/role-coverage.ts';
import { ChoosePersonDialog } from '../choose-person-dialog.tsx';
import { NotARating } from '../not-a-rating.tsx';
import { type ChosenRole, readRole } from './role-in-address.ts';
import { RoleView } from './role-view.tsx';
import { firstNameOf, genitive } from './role-words.ts';

/** Who already covers part of a person's work. All choices are kept in the address. */
export function RolePage() {
  const [parameters] = useAddress();
  const chosen = readRole(parameters);
  return chosen.person ? <Role person={chosen.person} chosen={chosen} /> : <ChooseHolder />;
}

function Role({ person, chosen }: { person: string; chosen: ChosenRole }) {
  const { period } = useChosenPeriod();
  const query = useRoleCoverage({ person, also: chosen.also, weights: chosen.weights, period });
  const holder = query.data?.person;
  return (
    <>
      <LiveOrganizationFigures />
      <PageHead
        back={<BackLink to={listAddress}>Succession Planning</BackLink>}
        title={holder ? (holder.title ?? `Role of ${holder.name}`) : 'Succession Planning'}
        badge={<SourceSwitch source="own" />}
        lead={query.data ? leadOf(query.data) : '\u00a0'}
        actions={
          <>
            <PeriodSwitch shown={query.data?.period} />
            <CaseLink personId={person} />
          </>
        }
      />
      {holder && <NotARating whose={genitive(firstNameOf(holder))} />}
      <FiguresOfMeetings query={query} what="who already has what" block="h-120">
        {(coverage) => (
          <RoleView coverage={coverage} chosen={chosen} isPrevious={query.isPlaceholderData} />
        )}
      </FiguresOfMeetings>
    </>
  );
}

function leadOf({ person, leavesOn }: RoleCoverage): string {
  const lead = `Who already carries part of ${genitive(person.name)} work, as far as your meetings show.`;
  if (leavesOn === null) return lead;
  const verb = leavesOn < today() ? 'left' : 'leaves';
  return `${lead} ${firstNameOf(person)} ${verb} on ${longDay(leavesOn)}.`;
}

function ChooseHolder() {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(true);
  return (
    <>
      <PageHead
        back={<BackLink to={listAddress}>Succession Planning</BackLink>}
        title="New plan"
        badge={<SourceSwitch source="own" />}
        lead="Choose who holds the role."
      />
      <Button onClick={() => setChoosing(true)}>Choose a person</Button>
      {isChoosing && (
        <ChoosePersonDialog
          title="Who holds the role?"
          description="You see who already has part of what this person has."
          onChoose={({ id }) => navigate(roleAddress(id), { replace: true })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
