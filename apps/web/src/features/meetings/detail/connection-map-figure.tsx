import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { useOnceInSight } from '@/lib/use-once-in-sight.ts';
import { getMeetingGraphQueryOptions } from '../api/meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { connectionMapId } from './connection-map-id.ts';
import { PartFailed } from './part-failed.tsx';

const loadMap = () => import('./meeting-map.tsx').then(({ MeetingMap }) => MeetingMap);

const title = 'Connection Map';
const caption =
  'Click on nodes or connections to see details. Node size represents interaction frequency.';

/**
 * The connection map of this meeting, loaded after the rest of the page; nothing while the feature
 * is switched off.
 */
export function ConnectionMapFigure({ meeting }: { meeting: ShownMeetingDetail }) {
  const query = useQuery(getMeetingGraphQueryOptions(meeting.id));
  const section = useRef<HTMLElement>(null);
  const MeetingMap = useOnceInSight(loadMap, section);
  if (query.data === null) return null;
  return (
    <section
      ref={section}
      id={connectionMapId}
      tabIndex={-1}
      aria-label={title}
      className="mt-8 outline-none focus-visible:outline-2"
    >
      {query.data && MeetingMap ? (
        <MeetingMap
          meetingId={meeting.id}
          title={title}
          caption={caption}
          graph={query.data}
          showSentiment={meeting.sentiment !== undefined && meeting.judgedReason !== 'language'}
        />
      ) : (
        <>
          <FigureHead title={title} caption={caption} />
          {query.error ? (
            <PartFailed title="Failed to load the connection map" query={query} />
          ) : (
            <Loading label="Loading the connection map..." block="h-70 rounded-control" />
          )}
        </>
      )}
    </section>
  );
}
