import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sceneOf, threePeople } from '../testing/example-graph.ts';
import { examplePalette } from '../testing/example-palette.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import type { Camera } from './camera.ts';
import { drawGround } from './draw-ground.ts';
import { drawScene } from './draw-scene.ts';
import { boxOf } from './geometry.ts';
import type { MapGraph } from './map-graph.ts';
import { placeLabels } from './place-labels.ts';
import { type Scene, type SceneView, screenPoint, screenRadius } from './scene.ts';

const { nodes, links } = threePeople;
const places = { ada: [400, 160], bo: [600, 80], cem: [200, 80] } as const;

function draw(view: Partial<SceneView> = {}, pixelRatio = 1) {
  const context = new RecordingContext();
  const scene = sceneOf(nodes, links, places, view);
  const { labels } = placeLabels(scene, (text) => text.length * 6);
  drawScene(context, scene, { people: labels, regions: [] }, examplePalette, pixelRatio, () =>
    drawGround(context, scene, examplePalette, boxOf(scene.size)),
  );
  const lines = context.strokes.filter(({ circles }) => circles.length === 0);
  const rings = context.strokes.filter(({ circles }) => circles.length > 0);
  return { context, lines, rings, graph: scene.graph };
}

const indexOf = (graph: MapGraph, id: string) => graph.indexOf.get(id) ?? -1;

describe('drawScene', () => {
  it('fills nodes by department and rings them by sentiment: solid, dashed, thick', () => {
    const { context, rings } = draw();
    expect(context.fills.map(({ colour }) => colour)).toEqual([
      'surface',
      'executive',
      'surface',
      'sales',
      'surface',
      'unknown',
    ]);
    expect(rings.map(({ colour, width, dash }) => [colour, width, dash.length])).toEqual([
      ['positive', 2, 0],
      ['neutral', 2, 2],
      ['negative', 3.5, 0],
    ]);
  });

  it('draws links by strength, and negative ones dashed and in colour', () => {
    const { lines } = draw();
    expect(lines).toMatchObject([
      { colour: 'link', width: 4.5, alpha: 0.42, dash: [] },
      { colour: 'negative', width: 1.5, alpha: 0.85, dash: [6, 5] },
    ]);
  });

  it('shows no sentiment while the feature is off', () => {
    const { lines, rings } = draw({ showSentiment: false });
    expect(lines.map(({ colour }) => colour)).toEqual(['link', 'link']);
    // Only nodes of an unknown department, which have a pale fill, get an edge.
    expect(rings.map(({ colour }) => colour)).toEqual(['edge']);
  });

  it('draws strong connections only', () => {
    expect(draw({ strongOnly: true }).lines.map(({ width }) => width)).toEqual([4.5]);
  });

  it('gives the selected person a halo, accent lines and a bolder name', () => {
    const { context, lines, rings } = draw({ selected: { kind: 'node', node: 0 } });
    expect(rings.find(({ colour }) => colour === 'accent')).toMatchObject({ width: 2 });
    // After the background links and the veil come the links of the selected person.
    expect(lines.slice(2).map(({ colour, alpha }) => [colour, alpha])).toEqual([
      ['accent', 0.8],
      ['negative', 1],
    ]);
    expect(context.veils).toBe(1);
    expect(context.texts.filter(({ font }) => font.startsWith('680'))).toMatchObject([
      { text: 'Ada Brandt' },
    ]);
  });

  it('marks a selected pair by its line and both ends', () => {
    const { lines, rings } = draw({ selected: { kind: 'link', link: 0 } });
    expect(lines.at(-1)).toMatchObject({ colour: 'accent', alpha: 1, width: 5.5 });
    expect(rings.filter(({ colour }) => colour === 'accent')).toHaveLength(2);
  });

  it('highlights on hover with a wider ring and darker lines', () => {
    const { graph } = draw();
    const { lines, rings } = draw({ hovered: { kind: 'node', node: indexOf(graph, 'bo') } });
    expect(rings.findLast(({ colour }) => colour === 'neutral')?.width).toBe(3);
    expect(lines.findLast(({ colour }) => colour === 'link')?.alpha).toBe(0.8);
  });

  it('draws neighbours of a hovered node above all others', () => {
    const { graph, context } = draw({ hovered: { kind: 'node', node: 1 } });
    const hovered = graph.nodes[1];
    const fills = context.fills.map(({ colour }) => colour).slice(6);
    expect(hovered?.department).toBe('Sales');
    expect(fills.filter((colour) => colour !== 'surface')).toEqual(['executive', 'sales']);
  });

  it('draws in device pixels, with names as text', () => {
    const { context } = draw({}, 2.5);
    expect(context.transform).toEqual([2.5, 0, 0, 2.5, 0, 0]);
    expect(context.texts.map(({ text }) => text).sort()).toEqual([
      'Ada Brandt',
      'Bo Lindqvist',
      'Cem Öztürk',
    ]);
  });

  it('draws every node that reaches into the picture, and the selected one', () => {
    // Often chooses points at the edges, where culling errors would show.
    const along = (length: number) =>
      fc.oneof(
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: length - 20, max: length + 20 }),
        fc.integer({ min: -600, max: 1_400 }),
      );
    const place = fc.tuple(along(800), along(320));
    fc.assert(
      fc.property(
        fc.tuple(place, place, place),
        fc.constantFrom<Camera>(
          { x: 0, y: 0, zoom: 1 },
          { x: 0, y: 0, zoom: 2 },
          { x: 400, y: -160, zoom: 0.5 },
        ),
        ([ada, bo, cem], camera) => {
          const still = { ...sceneOf(nodes, links, { ada, bo, cem }), camera };
          const picked: Scene = {
            ...still,
            view: { ...still.view, selected: { kind: 'node', node: 0 } },
          };
          for (const node of [0, 1, 2]) {
            const { x, y } = screenPoint(still, node);
            const reach = screenRadius(still, node);
            const isBeside = x < -reach || x > 800 + reach || y < -reach || y > 320 + reach;
            if (!isBeside) expect(discsAt(still, node)).toBeGreaterThan(0);
          }
          expect(discsAt(picked, 0)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

it('draws a name beside its node after the node has moved', () => {
  const scene = sceneOf(nodes, links, places);
  const { labels } = placeLabels(scene, (text) => text.length * 6);
  const namesOf = (seen: Scene) => {
    const context = new RecordingContext();
    drawScene(context, seen, { people: labels, regions: [] }, examplePalette, 1, () =>
      drawGround(context, seen, examplePalette, boxOf(seen.size)),
    );
    return context.texts;
  };
  const panned = namesOf({ ...scene, camera: { x: 30, y: -20, zoom: 1 } });
  expect(panned).toHaveLength(3);
  expect(panned).toEqual(
    namesOf(scene).map((name) => ({ ...name, x: name.x + 30, y: name.y - 20 })),
  );
});

function discsAt(scene: Scene, node: number): number {
  const context = new RecordingContext();
  drawScene(context, scene, { people: [], regions: [] }, examplePalette, 1, () =>
    drawGround(context, scene, examplePalette, boxOf(scene.size)),
  );
  const { x, y } = screenPoint(scene, node);
  return context.fills
    .flatMap(({ circles }) => circles)
    .filter((disc) => disc.x === x && disc.y === y).length;
}
