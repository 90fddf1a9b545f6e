import { crowdSize } from '../rules.ts';
import { type Box, boxesOverlap, lengthInBox, type Point, type Size } from './geometry.ts';
import { type Slot, slotsAway, slotsBeside } from './label-slots.ts';
import { drawableText, shorten } from './label-text.ts';
import { type MapGraph, otherEnd } from './map-graph.ts';
import { NodeBoxes } from './node-boxes.ts';
import {
  linkIsShown,
  nodeOf,
  peopleOf,
  reservedBox,
  type Scene,
  screenPoint,
  screenRadius,
} from './scene.ts';

export type Label = Slot & {
  node: number;
  /** The node's position when the label was placed. */
  middle: Point;
  text: string;
  strong: boolean;
  /** Dimmed while other nodes are highlighted. */
  faint: boolean;
};

export type MeasureText = (text: string, strong: boolean) => number;

type Line = { from: Point; to: Point };

const lineHeightPx = 16;
const wordGapPx = 6;
/** Largest share of a large map's area that labels may cover. */
const crowdShare = 0.07;
/** Placing stops after this many labels found no room. */
const missesMax = 40;
const nobody = -1;

/** Costs per pixel of covered link, and of changing place; the unit is one rank of preference. */
const coverCost = 0.2;
const hopCost = 3;

/**
 * Places labels greedily: highlighted nodes first, then by size. Labels overlap neither each other
 * nor nodes, the reserved corner or the edge; those without room are dropped unless highlighted.
 * `before` has the last label by node, so that labels stay still while the map moves.
 */
export function placeLabels(
  scene: Scene,
  measure: MeasureText,
  before: ReadonlyMap<number, number> = new Map(),
): { labels: Label[]; places: Map<number, number> } {
  const labels: Label[] = [];
  const places = new Map<number, number>();
  const people = new NodeBoxes(scene);
  const reserved = reservedBox(scene);
  const names = scene.graph.plan?.pen.placeRegionNames(scene, measure) ?? [];
  const regions = names.map(({ box }) => box);
  const taken = reserved ? [reserved, ...regions] : regions;
  const isTaken = (box: Box) => taken.some((other) => boxesOverlap(other, box));
  // On a large map nodes are small enough for leaders, and there are too many links to avoid.
  const isCrowd = scene.graph.nodes.length > crowdSize;
  const lines = isCrowd ? [] : shownLines(scene);
  const picked = pickedPeople(scene);
  const forward = broughtForward(scene, picked);
  let room = isCrowd ? scene.size.width * scene.size.height * crowdShare : Infinity;
  let misses = 0;

  for (const node of wantedNames(scene, picked)) {
    const person = scene.graph.nodes[node];
    if (!person || !isInside(people.of(node), scene.size)) continue;
    const strong = picked.has(node);
    if ((room <= 0 || misses > missesMax) && !strong) break;
    const text = shorten(drawableText(person.name), (part) => measure(part, strong));
    const size = { width: measure(text, strong), height: lineHeightPx };
    const middle = screenPoint(scene, node);
    const radius = screenRadius(scene, node) + (strong ? 4 : 0);

    const beside = slotsBeside(middle, radius, size);
    const canStand = ({ box }: Slot) =>
      isInside(box, scene.size) && !isTaken(box) && !people.isTaken(box, node);
    const costOf = (slot: Slot, place: number) =>
      place +
      coveredLength(slot.box, lines) * coverCost +
      (before.get(node) === place ? 0 : hopCost);
    const place = cheapest(beside, canStand, costOf);
    const slot =
      place === null
        ? (slotsAway(middle, radius, size).find(canHang) ?? beside.find(isLastResort))
        : beside[place];
    if (!slot) {
      misses += 1;
      continue;
    }
    taken.push(withAir(slot.box));
    labels.push({
      ...slot,
      node,
      middle,
      text,
      strong,
      faint: forward !== null && !forward.has(node),
    });
    if (place !== null) places.set(node, place);
    room -= size.width * size.height;

    /** Highlighted nodes are labelled even if the label overlaps others. */
    function isLastResort({ box }: Slot): boolean {
      if (!strong || !isInside(box, scene.size)) return false;
      const others = [...labels.map((label) => label.box), ...(reserved ? [reserved] : [])];
      return others.every((other) => !boxesOverlap(other, box));
    }

    function canHang({ box, leader }: Slot): boolean {
      if (!leader || !isInside(box, scene.size)) return false;
      if (isTaken(box) || people.isTaken(box, nobody)) return false;
      if (isCrowd) return true;
      const { from, to } = leader;
      const isFree = taken.every((other) => lengthInBox(from, to, other) === 0);
      return isFree && !people.isCrossed(from, to, node);
    }
  }
  return { labels, places };
}

/**
 * Highlighted nodes first, then the contacts of the selected one, heads of departments, and all
 * others.
 */
function* wantedNames(scene: Scene, picked: ReadonlySet<number>): Generator<number> {
  const { graph, view } = scene;
  yield* picked;
  if (!view.showNames) return;
  // Not for a hovered node, because labels would jump.
  const selected = nodeOf(view.selected);
  const near = selected === null ? [] : neighboursOf(scene, selected);
  const first = new Set([...near, ...headsOf(graph)]).difference(picked);
  yield* first;
  for (const node of graph.nodes.keys()) {
    if (!first.has(node) && !picked.has(node)) yield node;
  }
}

function headsOf({ nodes, shapes }: MapGraph): number[] {
  if (!shapes.isByDepartment) return [];
  return [...nodes.keys()].filter((node) => nodes[node]?.isHead);
}

/** The selected, hovered and dragged nodes; of a pair both ends. */
function pickedPeople({ view, graph, dragged }: Scene): Set<number> {
  const hits = [view.selected, view.hovered].flatMap((hit) => peopleOf(graph, hit));
  return new Set(dragged === null ? hits : [...hits, dragged]);
}

/** The highlighted nodes and their contacts; null if none is highlighted. */
function broughtForward(scene: Scene, picked: ReadonlySet<number>): Set<number> | null {
  const { selected, hovered } = scene.view;
  const centres = [nodeOf(selected), nodeOf(hovered), scene.dragged].filter(
    (node) => node !== null,
  );
  if (centres.length === 0) return null;
  return new Set([...picked, ...centres.flatMap((node) => neighboursOf(scene, node))]);
}

function neighboursOf(scene: Scene, node: number): number[] {
  return [...scene.graph.links.of(node)].flatMap((index) => {
    const link = scene.graph.links.at(index);
    return link && linkIsShown(scene, link) ? [otherEnd(link, node)] : [];
  });
}

function shownLines(scene: Scene): Line[] {
  return [...scene.graph.links]
    .filter((link) => linkIsShown(scene, link))
    .map((link) => ({
      from: screenPoint(scene, link.source),
      to: screenPoint(scene, link.target),
    }));
}

function coveredLength(box: Box, lines: readonly Line[]): number {
  return lines.reduce((sum, { from, to }) => sum + lengthInBox(from, to, box), 0);
}

function cheapest(
  slots: readonly Slot[],
  canStand: (slot: Slot) => boolean,
  costOf: (slot: Slot, place: number) => number,
): number | null {
  let best: number | null = null;
  let bestCost = Infinity;
  slots.forEach((slot, place) => {
    if (!canStand(slot)) return;
    const cost = costOf(slot, place);
    if (cost >= bestCost) return;
    best = place;
    bestCost = cost;
  });
  return best;
}

/** Adds a gap to the left and right, so that neighbouring names do not run together. */
function withAir(box: Box): Box {
  return { ...box, left: box.left - wordGapPx, right: box.right + wordGapPx };
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;
}
