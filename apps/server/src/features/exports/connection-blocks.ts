import { counted, type MeetingGraph } from '@rapport/contract';
import type { Block } from '../../ground/document/printed-document.ts';
import { quietly, section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';

/** People. The names on a larger map could not be read. */
const mapPeopleMax = 60;
const rowsMax = 25;

/** The map as a picture, and its most frequent connections as a table. */
export function connectionBlocks({ meeting, graph }: ExportedMeeting): Block[] {
  if (!graph || graph.nodes.length === 0) return [];
  const { nodes, links } = graph;
  const counts = `${counted(nodes.length, 'participant')}, ${counted(links.length, 'connection')}`;
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  const sorted = links.toSorted((a, b) => b.value - a.value || b.strength - a.strength);
  const rows = sorted
    .slice(0, rowsMax)
    .map(({ source, target, value, strength }) => [
      `${names.get(source) ?? 'Unknown'} and ${names.get(target) ?? 'Unknown'}`,
      `${Math.round(value)}`,
      `${Math.round(strength)} of 10`,
    ]);
  const more = links.length - rows.length;
  return section(
    'Connection Map',
    quietly(more > 0 ? `${counts}. The ${rowsMax} most frequent are listed.` : `${counts}.`),
    nodes.length > mapPeopleMax
      ? quietly(`A picture shows up to ${mapPeopleMax} people; the page shows all of them.`)
      : { kind: 'map', drawing: drawingOf(meeting, graph), alt: `Who talks to whom: ${counts}` },
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            columns: [
              { title: 'Between', width: 0.6 },
              { title: 'Interactions', width: 0.2, isNumber: true },
              { title: 'Strength', width: 0.2, isNumber: true },
            ],
            rows,
          },
        ]
      : []),
  );
}

/** Moods are drawn if those of all are shown, as on the page. */
function drawingOf(
  { judgedReason, sentiment }: ExportedMeeting['meeting'],
  { nodes, links }: MeetingGraph,
) {
  const showsMoods =
    sentiment !== undefined &&
    judgedReason !== 'language' &&
    nodes.every((node) => node.sentiment !== undefined);
  return {
    people: nodes.map(({ id, name, department, sentiment: mood }) => ({
      id,
      name,
      department,
      ...(showsMoods && { mood }),
    })),
    ties: links.map(({ source, target, strength, sentiment: mood }) => ({
      source,
      target,
      strength,
      isNegative: showsMoods && mood === 'negative',
    })),
    hasEqualSizes: nodes.some(({ engagementScore }) => engagementScore === undefined),
  };
}
