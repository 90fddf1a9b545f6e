import type { Evidence, MeetingFindings, MeetingGraphLink } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { readPlacesOf } from '../../ground/meeting/place-quotes.ts';

type Key = { organizationId: string; meetingId: string };
type PlaceEvidence = (evidence: readonly Evidence[]) => Evidence[];

/** Reads when and by whom quotations were said; the function that is returned adds it to them. */
export async function readPlaces(
  db: Database,
  { organizationId, meetingId }: Key,
  evidence: readonly Evidence[],
): Promise<PlaceEvidence> {
  const places = evidence.map(({ turn }) => ({ meetingId, turn }));
  const place = await readPlacesOf(db, organizationId, places);
  return (quoted) => place(meetingId, quoted);
}

const listsOf = ({ inShort, decisions, openQuestions, maybe }: MeetingFindings) =>
  [
    ...[inShort, decisions, openQuestions],
    ...(maybe ? [maybe.decisions, maybe.actions ?? [], maybe.openQuestions] : []),
  ].flat();

export async function placeFindings(
  db: Database,
  key: Key,
  findings: MeetingFindings,
): Promise<MeetingFindings> {
  const quoted = listsOf(findings).flatMap(({ evidence }) => evidence);
  const place = await readPlaces(db, key, quoted);
  const placed = <Found extends { evidence: Evidence[] }>(found: readonly Found[]) =>
    found.map((one) => ({ ...one, evidence: place(one.evidence) }));
  const { maybe } = findings;
  return {
    ...findings,
    ...(maybe && {
      maybe: {
        decisions: placed(maybe.decisions),
        ...(maybe.actions && { actions: placed(maybe.actions) }),
        openQuestions: placed(maybe.openQuestions),
      },
    }),
    inShort: placed(findings.inShort),
    decisions: placed(findings.decisions),
    openQuestions: placed(findings.openQuestions),
  };
}

export async function placeLinks(
  db: Database,
  key: Key,
  links: readonly MeetingGraphLink[],
): Promise<MeetingGraphLink[]> {
  const quoted = links.flatMap(({ evidence }) => Object.values(evidence).flat(2));
  const place = await readPlaces(db, key, quoted);
  return links.map((link) => ({
    ...link,
    evidence: {
      summaryOfInteractions: link.evidence.summaryOfInteractions.map(place),
      communicationRecommendations: link.evidence.communicationRecommendations.map(place),
    },
  }));
}
