import {
  type FigureEvidence,
  type OrganizationChanges,
  type OrganizationHappened,
  type OrganizationInitiatives,
  type OrganizationMap,
  type OrganizationMoods,
  type OrganizationOverview,
  type OwnMoodAnswer,
  paths,
  type SeriesOfPerson,
  type SinceLastTime,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { account, accountServer } from './account-server.ts';
import {
  buildChanges,
  buildEvidence,
  buildHappened,
  buildInitiatives,
  buildMoods,
  buildOverview,
  buildOwnMood,
} from './organization-figures.ts';
import { buildMap } from './organization-map.ts';

type FigureServer = Omit<Parameters<typeof accountServer>[0], 'signedInAs'> & {
  overview?: OrganizationOverview | Response;
  changes?: OrganizationChanges | Response;
  happened?: OrganizationHappened | Response;
  moods?: OrganizationMoods | Response;
  map?: OrganizationMap | Response;
  initiatives?: OrganizationInitiatives | Response;
  ownMood?: OwnMoodAnswer | Response;
  evidence?: FigureEvidence | Response;
  seriesOfPerson?: SeriesOfPerson | Response;
  sinceLastTime?: SinceLastTime | Response;
};

/**
 * A server of an organization with its own figures. `answers` can be changed; `calls` holds the
 * calls about figures.
 */
export function figureServer({
  overview,
  changes,
  happened,
  moods,
  map,
  initiatives,
  evidence,
  ownMood,
  seriesOfPerson,
  sinceLastTime,
  ...given
}: FigureServer = {}) {
  const answers = {
    overview: overview ?? buildOverview(),
    changes: changes ?? buildChanges(),
    happened: happened ?? buildHappened(),
    moods: moods ?? buildMoods(),
    map: map ?? buildMap(),
    initiatives: initiatives ?? buildInitiatives(),
    evidence: evidence ?? buildEvidence(),
    ownMood: ownMood ?? buildOwnMood(),
    seriesOfPerson: seriesOfPerson ?? { series: [] },
    sinceLastTime: sinceLastTime ?? { today: '2026-11-20', until: '2026-11-27', series: [] },
  };
  const calls: string[] = [];
  const answer = (name: keyof typeof answers, path: string) =>
    http.get(`*${path}`, ({ request }) => {
      calls.push(`${name}${new URL(request.url).search}`);
      const body = answers[name];
      return body instanceof Response ? body.clone() : HttpResponse.json(body);
    });
  const { handlers } = accountServer({ hasOwnFigures: true, ...given, signedInAs: account.email });
  return {
    answers,
    calls,
    handlers: [
      answer('overview', paths.organizationOverview),
      answer('changes', paths.organizationChanges),
      answer('happened', paths.organizationHappened),
      answer('moods', paths.organizationMoods),
      answer('map', paths.organizationMap),
      answer('initiatives', paths.organizationInitiatives),
      answer('evidence', paths.organizationEvidence),
      answer('ownMood', paths.ownMood),
      answer('seriesOfPerson', paths.seriesOfPerson),
      answer('sinceLastTime', paths.sinceLastTime),
      ...handlers,
    ],
  };
}

export const refused = (status: number, code: string, message: string): Response =>
  HttpResponse.json({ code, message }, { status });
