import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import { departmentColours, ink, moodColours, otherDepartment, surface, tieLine } from './look.ts';
import type { MapDrawing } from './map-drawing.ts';
import { fontFiles, inTypeface, type Written, widthOf } from './typefaces.ts';

export type Picture = { png: Uint8Array; width: number; height: number };

type Person = MapDrawing['people'][number];
type Placed = SimulationNodeDatum & { id: string; radius: number; person: Person };
type PlacedTie = SimulationLinkDatum<Placed> & { tie: MapDrawing['ties'][number] };

/** In CSS pixels. */
const width = 640;
const height = 380;
const margin = 34;
const fontSize = 12;
const legendFontSize = 11;
const legendLine = 20;
/** From the left edge, and between a sign and its text. */
const legendIndent = 16;
const afterSign = 10;
const betweenEntries = 24;
/** High enough to be sharp on paper. */
const pixelRatio = 3;
const ticks = 300;
const tieWidths = [1, 1.5, 2.25, 3.25, 4.5];

let wasm: Promise<void> | undefined;

/** Draws the map of a meeting in the colours of the web app. The same meeting always gives the same picture. */
export async function drawMap(drawing: MapDrawing): Promise<Picture> {
  wasm ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  );
  await wasm;
  const fontBuffers = await Promise.all(
    [fontFiles.own.regular, fontFiles.wider.regular].map((file) => readFile(file)),
  );
  const { svg, height } = mapSvg(drawing);
  const renderer = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Hanken Grotesk' },
    fitTo: { mode: 'zoom', value: pixelRatio },
  });
  const png = renderer.render().asPng();
  renderer.free();
  return { png, width, height };
}

/** The map as SVG, well-formed for any name. */
export function mapSvg(drawing: MapDrawing): { svg: string; height: number } {
  const { people, ties } = place(drawing);
  const legend = legendOf(drawing);
  const wholeHeight = height + legend.height;
  const lines = ties
    .toSorted((a, b) => a.tie.strength - b.tie.strength)
    .map(({ source, target, tie }) => lineOf(source, target, tie));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${wholeHeight}" font-family="Hanken Grotesk" font-size="${fontSize}">`,
    `<rect width="100%" height="100%" fill="${surface}"/>`,
    ...lines,
    ...people.map(circlesOf),
    ...people.map(nameOf),
    ...legend.entries,
    '</svg>',
  ].join('\n');
  return { svg, height: wholeHeight };
}

function place({ people, ties, hasEqualSizes }: MapDrawing) {
  const degree = Map.groupBy(
    ties.flatMap(({ source, target }) => [source, target]),
    (id) => id,
  );
  const nodes: Placed[] = people.map((person) => {
    const ends = degree.get(person.id)?.length ?? 0;
    const value = hasEqualSizes ? 6 : Math.min(10, Math.max(2, ends + 1));
    const shrink = Math.min(1, Math.sqrt(24 / people.length));
    return { id: person.id, person, radius: (6 + 1.1 * value) * shrink };
  });
  const known = new Set(people.map(({ id }) => id));
  const links: PlacedTie[] = ties
    .filter(({ source, target }) => known.has(source) && known.has(target))
    .map((tie) => ({ source: tie.source, target: tie.target, tie }));
  const room = Math.sqrt((width * height) / Math.max(1, nodes.length));
  const simulation = forceSimulation(nodes)
    .force(
      'ties',
      forceLink<Placed, PlacedTie>(links)
        .id(({ id }) => id)
        .distance(room * 0.75)
        .strength(({ tie }) => 0.02 + 0.02 * tie.strength),
    )
    .force('apart', forceManyBody().strength(-5 * room))
    .force(
      'bodies',
      forceCollide<Placed>(({ radius }) => radius + 14),
    )
    // The vertical pull is stronger, because the picture is wider than high.
    .force('x', forceX(width / 2).strength(0.04))
    .force('y', forceY(height / 2).strength(0.09))
    .stop();
  simulation.tick(ticks);
  fillPicture(nodes);
  return { people: nodes, ties: links };
}

/** Scales positions to fill the picture. */
function fillPicture(nodes: Placed[]) {
  const scale = (values: number[], length: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const stretch = high > low ? Math.min(1.6, (length - 2 * margin) / (high - low)) : 1;
    return (value: number) => length / 2 + (value - (low + high) / 2) * stretch;
  };
  const inX = scale(
    nodes.map(({ x = 0 }) => x),
    width - 60,
  );
  const inY = scale(
    nodes.map(({ y = 0 }) => y),
    height,
  );
  for (const node of nodes) {
    node.x = 30 + inX(node.x ?? 0);
    node.y = inY(node.y ?? 0);
  }
}

type End = PlacedTie['source'];

function lineOf(source: End, target: End, { strength, isNegative }: PlacedTie['tie']): string {
  if (typeof source !== 'object' || typeof target !== 'object') return '';
  const tier = Math.round(Math.min(5, Math.max(1, strength))) - 1;
  const look = isNegative
    ? `stroke="${moodColours.negative}" stroke-opacity="0.85" stroke-dasharray="6 5"`
    : `stroke="${tieLine}" stroke-opacity="0.42"`;
  return `<path d="M${at(source)}L${at(target)}" ${look} stroke-width="${tieWidths[tier]}"/>`;
}

const at = ({ x = 0, y = 0 }: Placed) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Fill is the department, ring is the mood; a neutral ring is dashed and a negative one thicker. */
function circlesOf({ x = 0, y = 0, radius, person }: Placed): string {
  const fill = departmentColours.get(person.department) ?? otherDepartment;
  const circle = (r: number, look: string) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" ${look}/>`;
  const ground = circle(radius + 1.5, `fill="${surface}"`);
  if (!person.mood) {
    const edge = departmentColours.has(person.department) ? '' : ` stroke="${tieLine}"`;
    return ground + circle(radius, `fill="${fill}"${edge}`);
  }
  const ring = person.mood === 'negative' ? 3.5 : 2;
  const dash = person.mood === 'neutral' ? ' stroke-dasharray="3 2.4"' : '';
  return [
    ground,
    circle(
      radius,
      `fill="none" stroke="${moodColours[person.mood]}" stroke-width="${ring}"${dash}`,
    ),
    circle(Math.max(1, radius - ring / 2 - 1.5), `fill="${fill}"`),
  ].join('');
}

const longestName = 24;
/** Of the stroke around a name, on each side. */
const haloWidth = 1.5;

function nameOf({ x = 0, y = 0, radius, person }: Placed): string {
  const letters = [...person.name];
  const name = writable(
    letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : person.name,
  );
  const half = widthOf(name, fontSize) / 2 + haloWidth;
  const middle = Math.min(width - half, Math.max(half, x));
  const place = `x="${middle.toFixed(1)}" y="${(y + radius + fontSize + 1).toFixed(1)}" text-anchor="middle"`;
  const halo = `stroke="${surface}" stroke-width="${2 * haloWidth}" stroke-linejoin="round"`;
  return `<text ${place} ${halo}>${textOf(name)}</text><text ${place} fill="${ink}">${textOf(name)}</text>`;
}

/** Lists only departments and moods that occur. */
function legendOf({ people }: MapDrawing): { entries: string[]; height: number } {
  const departments = [...departmentColours]
    .filter(([name]) => people.some(({ department }) => department === name))
    .map(([text, colour]) => ({ text, look: `r="5" fill="${colour}"` }));
  const moods = (['positive', 'neutral', 'negative'] as const)
    .filter((mood) => people.some((person) => person.mood === mood))
    .map((mood) => ({
      text: `${mood.charAt(0).toUpperCase()}${mood.slice(1)}`,
      look: `r="5" fill="none" stroke="${moodColours[mood]}" stroke-width="${mood === 'negative' ? 3 : 2}"${mood === 'neutral' ? ' stroke-dasharray="3 2.4"' : ''}`,
    }));
  let [x, y] = [legendIndent, height + legendLine / 2];
  const entries = [...departments, ...moods].map(({ text, look }) => {
    const entryWidth = afterSign + widthOf(writable(text), legendFontSize);
    if (x > legendIndent && x + entryWidth > width - legendIndent) {
      x = legendIndent;
      y += legendLine;
    }
    const entry = `<circle cx="${x}" cy="${y}" ${look}/><text x="${x + afterSign}" y="${y + 4}" font-size="${legendFontSize}" fill="${ink}">${text}</text>`;
    x = Math.round(x + entryWidth + betweenEntries);
    return entry;
  });
  return { entries, height: y + legendLine / 2 + 6 - height };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const writable = (text: string) => inTypeface(text.toWellFormed().replace(/\p{Cc}/gu, ' '));

function textOf({ text, isWider }: Written): string {
  const safe = text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
  return isWider ? `<tspan font-family="Noto Sans">${safe}</tspan>` : safe;
}
