import { type AfterLeaving, endpoints, type OffboardingProject } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { call } from '@/lib/call.ts';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { offboardingKey } from '../api/offboardings.ts';
import { firstNameOf } from '../handover-words.ts';
import { CountsSince } from './counts-since.tsx';
import { MoodAfterLeaving } from './mood-after-leaving.tsx';
import { OtherTeams } from './other-teams.tsx';

/** How the groups around the person have done since the last day. */
export function AfterLeavingTab({ project }: { project: OffboardingProject }) {
  const query = useQuery({
    queryKey: [...offboardingKey, 'after-leaving', project.id],
    queryFn: ({ signal }) =>
      call(endpoints.offboardings.getAfterLeaving, { id: project.id, signal }),
  });
  return (
    <FiguresOf query={query} what="what came after" block="h-96">
      {(after) =>
        after.hasStarted && project.lastDay !== null ? (
          <Since project={project} lastDay={project.lastDay} after={after} />
        ) : (
          <StateBox
            kind="empty"
            icon={CalendarClock}
            title={after.startsOn === null ? 'No day yet' : `Starts on ${longDay(after.startsOn)}`}
          >
            The 12 weeks after the last day are then compared with the 12 weeks before.
          </StateBox>
        )
      }
    </FiguresOf>
  );
}

type SinceProps = { project: OffboardingProject; lastDay: string; after: AfterLeaving };

function Since({ project, lastDay, after }: SinceProps) {
  const name = firstNameOf(project.person.name);
  if (after.weeks.length === after.firstWeekSince)
    return (
      <StateBox kind="empty" icon={CalendarClock} title="No week since is over yet">
        Moods and ties are compared by whole weeks, from Monday to Sunday.
      </StateBox>
    );
  const since = counted(after.weeks.length - after.firstWeekSince, 'week');
  const how = (
    <HowComputed
      subject="After leaving"
      ids={after.moods ? ['after-leaving', 'group-mood'] : ['after-leaving']}
      standsOn={`The 12 weeks up to that of the last day, ${longDay(lastDay)}, and the ${since} since.`}
    />
  );
  return (
    <div className="grid gap-8">
      {after.moods ? (
        <>
          <MoodAfterLeaving {...{ project, after, moods: after.moods, how }} />
          <OtherTeams after={after} others={after.moods.others} name={name} />
        </>
      ) : (
        <p className="text-12 text-ink-3">
          Moods of groups are switched off, or not shown to you, so they are left out here. {how}
        </p>
      )}
      <CountsSince after={after} />
    </div>
  );
}
