import {
  type OrganizationChanges,
  type OrganizationMap,
  type OrganizationMoods,
  type OrganizationOverview,
  paths,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { account, accountServer } from './account-server.ts';
import { buildChanges, buildMoods, buildOverview } from './organization-figures.ts';
import { buildMap } from './organization-map.ts';

type FigureServer = Omit<Parameters<typeof accountServer>[0], 'signedInAs'> & {
  overview?: OrganizationOverview | Response;
  changes?: OrganizationChanges | Response;
  moods?: OrganizationMoods | Response;
  map?: OrganizationMap | Response;
};

/** A server with an organization that has figures of its own. `answers` can be changed, `calls` are those of figures. */
export function figureServer({ overview, changes, moods, map, ...given }: FigureServer = {}) {
  const answers = {
    overview: overview ?? buildOverview(),
    changes: changes ?? buildChanges(),
    moods: moods ?? buildMoods(),
    map: map ?? buildMap(),
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
      answer('moods', paths.organizationMoods),
      answer('map', paths.organizationMap),
      ...handlers,
    ],
  };
}

export const refused = (status: number, code: string, message: string): Response =>
  HttpResponse.json({ code, message }, { status });
