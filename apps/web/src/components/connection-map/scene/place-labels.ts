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
  /** Where the node stood when its name was placed. */
  middle: Point;
  text: string;
  strong: boolean;
  /** Steps back while others are brought forward. */
  faint: boolean;
};

/** Width of a text in pixels as it will be drawn. */
export type MeasureText = (text: string, strong: boolean) => number;

type Line = { from: Point; to: Point };

const lineHeightPx = 16;
const wordGapPx = 6;
/** Of a crowd's map at most this share is covered with names. */
const crowdShare = 0.07;
/** After so many names that fit nowhere, no more are tried. */
const missesMax = 40;
const nobody = -1;

/** How many places further down the order a name rather stands than on each pixel of a line, or than hop about. */
const coverCost = 0.2;
const hopCost = 3;

/**
 * Finds a place for as many names as fit, the selected and hovered first, then by size of node. No name
 * lies on another, on a node, on the reserved corner or over the edge; one that fits nowhere is left
 * out, except for somebody selected or hovered. `before` holds the places of the last picture, by node, so that names stand still while the map moves.
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
  const taken = reserved ? [reserved] : [];
  const isTaken = (box: Box) => taken.some((other) => boxesOverlap(other, box));
  // A crowd's nodes are small enough for a leader, and its lines too thin and many to give way to.
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

    /** Whoever is picked is always named, if need be across other people. */
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

/** The picked people; and while names are shown those whom the selected person talks with, the heads of departments and then everybody else in view. */
function* wantedNames(scene: Scene, picked: ReadonlySet<number>): Generator<number> {
  const { graph, view } = scene;
  yield* picked;
  if (!view.showNames) return;
  // Not for somebody who is only pointed at, or names would hop about under the pointer.
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

/** Whoever is selected, hovered or dragged, alone or as one of a pair. */
function pickedPeople({ view, graph, dragged }: Scene): Set<number> {
  const hits = [view.selected, view.hovered].flatMap((hit) => peopleOf(graph, hit));
  return new Set(dragged === null ? hits : [...hits, dragged]);
}

/** The picked and those whom one of them talks with; null while everybody is seen alike. */
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

/** Two names in one line want more between them than two lines of names. */
function withAir(box: Box): Box {
  return { ...box, left: box.left - wordGapPx, right: box.right + wordGapPx };
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;
}
