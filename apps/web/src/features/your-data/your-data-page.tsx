import {
  endpoints,
  heldCorrectionSchema,
  heldMeetingSchema,
  myDataSchema,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as z from 'zod/mini';
import { MoodSwitch } from '@/components/leave-out-of-moods/mood-switch.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { baseAddress } from '@/lib/base-address.ts';
import { addressOf, call } from '@/lib/call.ts';
import { myDataKey } from '@/lib/my-data-key.ts';
import { readableList } from '@/lib/readable-list.ts';
import { HeldCorrections, HeldMeetings } from './held-lists.tsx';
import { HeldProfile } from './held-profile.tsx';
import { OwnFigures } from './own-figures.tsx';

export function YourDataPage() {
  const query = useMyData();
  const { data, error } = query;
  return (
    <>
      <PageHead
        title="Your data"
        lead={`What ${data?.profile.organization ?? 'your organization'} holds about you. The download contains all of it, including what you said, your uploads and your entries in the audit log.`}
        actions={
          <a
            className={buttonVariants()}
            href={new URL(addressOf(endpoints.rights.downloadMyData), baseAddress()).href}
            download
          >
            <Download aria-hidden />
            Download JSON
          </a>
        }
      />
      {data ? (
        <>
          <HeldProfile data={data} />
          <OwnFigures />
          {data.profile.directory && (
            <MoodChoice isLeftOut={data.profile.directory.isLeftOutOfMoods} />
          )}
          <HeldMeetings meetings={data.meetings} total={data.totals.meetings} />
          <HeldCorrections corrections={data.corrections} total={data.totals.corrections} />
        </>
      ) : error ? (
        <LoadFailed title="Failed to load your data. Please try again." query={query} />
      ) : (
        <Loading label="Loading your data..." block="h-60 w-full" />
      )}
    </>
  );
}

const as = z.extend(myDataSchema, {
  meetings: readableList(heldMeetingSchema),
  corrections: readableList(heldCorrectionSchema),
});

function useMyData() {
  return useQuery({
    queryKey: myDataKey,
    queryFn: ({ signal }) => call(endpoints.rights.getMyData, { as, signal }),
  });
}

/** A switch for leaving the person out of the moods of all their meetings. */
function MoodChoice({ isLeftOut }: { isLeftOut: boolean }) {
  return (
    <Section title="Moods">
      <MoodSwitch isLeftOut={isLeftOut} />
    </Section>
  );
}
