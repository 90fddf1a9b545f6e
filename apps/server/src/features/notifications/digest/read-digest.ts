import {
  type Action,
  type Happened,
  type Initiative,
  type MeetingListItem,
  type MoodOfGroup,
  mailsTellMoods,
  meetingListQuerySchema,
  type PrivacyRules,
  shownFacts,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { addDays } from '../../../ground/calendar-days.ts';
import type { Member } from '../../../platform/session.ts';
import { readActions } from '../../actions/read-actions.ts';
import type { organizationFigures } from '../../figures/organization-figures.ts';
import { seesFigures } from '../../figures/require-figures.ts';
import { getMeetings } from '../../meetings/read-meetings.ts';

export type DigestSources = { db: Database; figures: ReturnType<typeof organizationFigures> };

const listedMax = { facts: 5, actions: 5, topics: 3, groups: 6, meetings: 3 };

export type Digest = {
  from: string;
  to: string;
  meetings: { total: number; ofAll: number; latest: MeetingListItem[] };
  /** What happened in the week, for those who see figures. */
  facts: Happened[];
  /** Null if actions are switched off. */
  actions: DigestActions | null;
  /** Topics mentioned more often than in the week before. */
  topics: Initiative[];
  /** Null if moods must not be shown. */
  moods: { shown: MoodOfGroup[]; hidden: number; smallestGroup: number } | null;
  /** In force when it was read. */
  rules: PrivacyRules;
};

export type DigestActions = {
  today: string;
  open: number;
  late: number;
  own: number;
  ownWithoutDate: number;
  listed: Action[];
};

/**
 * The digest of the week that begins on this Monday, by the member's rights. Null if there is
 * nothing to report.
 */
export async function readDigest(
  { db, figures }: DigestSources,
  member: Member,
  week: string,
): Promise<Digest | null> {
  const to = addDays(week, 6);
  const seesGroups = await seesFigures(db, member);
  const digest = {
    from: week,
    to,
    meetings: await readNewMeetings(db, member, { from: week, to }),
    facts: seesGroups ? await readFacts(figures, member, week) : [],
    actions: member.settings.activeFeatures.actions ? await readOpenActions(db, member) : null,
    topics: seesGroups ? await readRisen(figures, member, week) : [],
    moods:
      seesGroups && mailsTellMoods(member.settings)
        ? await readGroups(figures, member, week)
        : null,
    rules: member.settings,
  };
  const { meetings, facts, actions, topics, moods } = digest;
  const isEmpty =
    meetings.total === 0 &&
    facts.length === 0 &&
    !actions?.listed.length &&
    topics.length === 0 &&
    !moods?.shown.length;
  return isEmpty ? null : digest;
}

async function readNewMeetings(
  db: Database,
  member: Member,
  days: { from: string; to: string },
): Promise<Digest['meetings']> {
  const ask = (query: object) =>
    getMeetings(db, member, meetingListQuerySchema.parse({ status: 'completed', ...query }));
  const week = await ask({ ...days, limit: listedMax.meetings });
  const { total: ofAll } = await ask({ limit: 1 });
  return { total: week.total, ofAll, latest: week.meetings };
}

async function readOpenActions(db: Database, member: Member): Promise<DigestActions> {
  const limit = listedMax.actions;
  const ask = (whose: 'mine' | 'team' | 'all') =>
    readActions(db, member, { whose, state: 'open', limit });
  const [all, own, team] = [await ask('all'), await ask('mine'), await ask('team')];
  const openIn = ({ counts }: typeof all, name: string) =>
    counts?.groups.find(({ group }) => group === name)?.open ?? 0;
  const ownIds = new Set(own.actions.map(({ id }) => id));
  const others = team.actions.filter(({ id }) => !ownIds.has(id));
  return {
    today: all.today,
    open: all.counts?.open ?? 0,
    late: openIn(all, 'overdue'),
    own: own.counts?.open ?? 0,
    ownWithoutDate: openIn(own, 'no-date'),
    listed: [...own.actions, ...others].slice(0, limit),
  };
}

async function readFacts(figures: DigestSources['figures'], member: Member, week: string) {
  const { facts } = await figures.happened(member, { weeks: 1, week });
  return shownFacts(facts, listedMax.facts);
}

async function readRisen(figures: DigestSources['figures'], member: Member, week: string) {
  const { initiatives } = await figures.initiatives(member, { weeks: 1, week });
  const riseOf = ({ mentions }: Initiative) => mentions.now - mentions.before;
  return initiatives
    .filter((one) => riseOf(one) > 0)
    .sort((one, other) => riseOf(other) - riseOf(one))
    .slice(0, listedMax.topics);
}

async function readGroups(figures: DigestSources['figures'], member: Member, week: string) {
  const { groups, smallestGroup } = await figures.moods(member, { weeks: 1, week });
  const departments = groups.filter(({ kind, heard }) => kind === 'department' && heard > 0);
  const shown = departments.filter(({ mood }) => mood.isShown);
  return {
    shown: shown.slice(0, listedMax.groups),
    hidden: departments.length - shown.length,
    smallestGroup,
  };
}
