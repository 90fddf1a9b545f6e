import {
  type Action,
  type ActionChange,
  type ActionItem,
  type ActionList,
  type ApiError,
  type ChangedActions,
  type MeetingCounting,
  type MeetingDetail,
  type MeetingFindings,
  type MeetingGraph,
  type MeetingList,
  type MeetingListItem,
  type MeetingTranscript,
  type MeetingView,
  type MeetingViews,
  type NewAction,
  type ParticipantSummaries,
  type ParticipantSummary,
  type ProcessingStatus,
  paths,
  type Recording,
  type RecordingRules,
  type SentimentBreakdownAnswer,
  type TalkDynamics,
  type UploadAccepted,
  type UploadCheckAnswer,
} from '@rapport/contract';
import { HttpResponse, http, type JsonBodyType, type PathParams } from 'msw';
import { buildAction } from '@/testing/build-action.ts';
import { server } from '@/testing/server.ts';
import { buildQueued, detailOf, graph, statusOf, summaries } from './build-meeting.ts';
import { buildTranscript } from './build-transcript.ts';

type State = {
  meetings: MeetingListItem[];
  views: MeetingView[];
  summary: string | null;
  actionItems: ActionItem[] | null;
  actions: Action[];
  findings: MeetingFindings | null;
  talk: TalkDynamics | null;
  summaries: ParticipantSummary[];
  /** Null while the feature is switched off. */
  breakdown: SentimentBreakdownAnswer | null;
  graph: MeetingGraph | null;
  transcript: MeetingTranscript | null;
  /** Undefined without a speech service. */
  recordings: RecordingRules | undefined;
  /** Undefined for transcripts. */
  recording: Recording | undefined;
};

const at = (path: string) => `*${path}`;
/** A `Response` whose body is typed by the contract. */
function json<Body extends JsonBodyType>(body: NoInfer<Body>, init?: ResponseInit): Response {
  return HttpResponse.json<Body>(body, init);
}
const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  json<ApiError>({ code: 'REFUSED', message }, { status, headers });
const noContent = () => new Response(null, { status: 204 });

/**
 * Cursors for a list in any order. Each stands for the place after a meeting, which must stay in
 * the list.
 */
function createCursors() {
  const ids: string[] = [];
  return {
    behind({ id }: MeetingListItem): string {
      if (!ids.includes(id)) ids.push(id);
      return `${ids.indexOf(id)}_00000000-0000-4000-8000-000000000000`;
    },
    positionBehind: (meetings: readonly MeetingListItem[], cursor: string) =>
      meetings.findIndex(({ id }) => id === ids[Number.parseInt(cursor, 10)]) + 1,
  };
}

const toCheckOf = (meetings: readonly MeetingListItem[]) =>
  meetings.filter(({ toCheck }) => toCheck).length;
const toConfirmOf = (meetings: readonly MeetingListItem[]) =>
  meetings.filter(({ toConfirm }) => toConfirm).length;

/** A server with meetings. Tests change `state` as other people would, and read `calls`. */
export function meetingServer(given: Partial<State> = {}) {
  const state: State = {
    meetings: [],
    views: [],
    summary: 'One price per plan from 14 January.',
    actionItems: null,
    actions: [],
    findings: null,
    talk: null,
    summaries,
    breakdown: { positive: 2, neutral: 0, negative: 1 },
    graph,
    transcript: buildTranscript(),
    recordings: undefined,
    recording: undefined,
    ...given,
  };
  const calls: string[] = [];
  const cursors = createCursors();

  const found = ({ id }: PathParams) => state.meetings.find((meeting) => meeting.id === id);
  const change = (params: PathParams, changes: Partial<MeetingListItem>) => {
    const meeting = found(params);
    if (!meeting) return refuse(404, 'Not found');
    Object.assign(meeting, changes);
    return json<ProcessingStatus>(statusOf(meeting));
  };

  server.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
    }),
    http.get(at(paths.meetings), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const search = (query.get('search') ?? '').toLowerCase();
      const limit = Number(query.get('limit'));
      const matches = state.meetings.filter(
        ({ name, team, toCheck, toConfirm }) =>
          `${name} ${team}`.toLowerCase().includes(search) &&
          (!query.has('check') || toCheck) &&
          (!query.has('confirm') || toConfirm),
      );
      const after = query.get('after');
      const through = query.get('through');
      const part = matches.slice(
        after ? cursors.positionBehind(matches, after) : 0,
        through ? cursors.positionBehind(matches, through) : undefined,
      );
      const last = part[limit - 1];
      return json<MeetingList>({
        meetings: part.slice(0, limit),
        total: matches.length,
        next: last && part.length > limit ? cursors.behind(last) : null,
      });
    }),
    http.get(at(paths.meetingViews), () =>
      json<MeetingViews>({
        total: state.meetings.length,
        views: state.views,
        ...(toConfirmOf(state.meetings) > 0 && { toConfirm: toConfirmOf(state.meetings) }),
        ...(toCheckOf(state.meetings) > 0 && { toCheck: toCheckOf(state.meetings) }),
      }),
    ),
    http.get(at(paths.meeting), ({ params }) => {
      const meeting = found(params);
      if (!meeting) return refuse(404, 'Not found');
      const { summary, actionItems, findings, talk, recording } = state;
      return json<MeetingDetail>(
        detailOf(meeting, {
          summary,
          findings,
          talk,
          recording,
          ...(actionItems && { actionItems }),
        }),
      );
    }),
    http.delete(at(paths.meeting), ({ params }) => {
      state.meetings = state.meetings.filter((meeting) => meeting.id !== params.id);
      return noContent();
    }),
    http.get(at(paths.actions), () =>
      json<ActionList>({
        actions: state.actions,
        next: null,
        counts: {
          all: 0,
          mine: 0,
          team: 0,
          open: 0,
          fromBefore: 0,
          done: 0,
          dropped: 0,
          groups: [],
        },
        today: '2026-11-20',
        department: null,
      }),
    ),
    http.patch<PathParams, ActionChange>(at(paths.actions), async ({ request }) => {
      const { ids, state: changed, text } = await request.json();
      const changedFields = {
        ...(changed && { state: changed, closedOn: changed === 'open' ? null : '2026-11-20' }),
        ...(text !== undefined && { text, isCorrected: true }),
      };
      state.actions = state.actions.map((action) =>
        ids.includes(action.id) ? { ...action, ...changedFields } : action,
      );
      return json<ChangedActions>({
        actions: state.actions.filter(({ id }) => ids.includes(id)),
      });
    }),
    http.post<PathParams, NewAction>(at(paths.actions), async ({ request }) => {
      const { text } = await request.json();
      const added = buildAction({ id: `added ${text}`, text, origin: 'added', quote: null });
      state.actions.push(added);
      return json<Action>(added);
    }),
    http.get(at(paths.meetingGraph), () =>
      state.graph ? json<MeetingGraph>(state.graph) : refuse(404, 'Off'),
    ),
    http.get(at(paths.meetingTranscript), () =>
      state.transcript ? json<MeetingTranscript>(state.transcript) : refuse(404, 'Not found'),
    ),
    http.get(at(paths.participantSummaries), () =>
      json<ParticipantSummaries>({ summaries: state.summaries }),
    ),
    http.get(at(paths.sentimentBreakdown), () =>
      state.breakdown ? json<SentimentBreakdownAnswer>(state.breakdown) : refuse(404, 'Off'),
    ),
    http.get(at(paths.processingStatus), ({ params }) => change(params, {})),
    http.put<PathParams, MeetingCounting>(
      at(paths.meetingCounting),
      async ({ params, request }) => {
        const counting = await request.json();
        const meeting = found(params);
        if (!meeting) return refuse(404, 'Not found');
        const { isLeftOutOfFigures: _, ...others } = meeting;
        const changed = counting.isLeftOut
          ? { ...others, isLeftOutOfFigures: true as const }
          : others;
        state.meetings = state.meetings.map((one) => (one === meeting ? changed : one));
        return json<MeetingCounting>(counting);
      },
    ),
    http.post(at(paths.retryProcessing), ({ params }) => {
      const { processingStatus, processingProgress } = buildQueued();
      return change(params, { processingStatus, processingProgress, processingError: null });
    }),
    http.delete(at(paths.cancelProcessing), ({ params }) =>
      change(params, { processingStatus: 'cancelled', processingProgress: null }),
    ),
    http.post(at(paths.uploadCheck), () =>
      json<UploadCheckAnswer>({ sizeMaxMb: 25, alreadyHere: [], recordings: state.recordings }),
    ),
    http.post(at(paths.uploadTranscript), () => {
      const id = `uploaded-${state.meetings.length}`;
      const meeting = buildQueued({ id, name: 'Board preparation' });
      state.meetings.unshift(meeting);
      return json<UploadAccepted>(
        { eventId: meeting.id, title: meeting.name, processingStatus: 'pending' },
        { status: 202 },
      );
    }),
  );
  return { state, calls };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Makes the server refuse a call from now on. */
export function refuseCall(
  method: Method,
  path: string,
  status: number,
  message = 'the server said no',
  headers?: Record<string, string>,
) {
  server.use(http[method](at(path), () => refuse(status, message, headers)));
}
