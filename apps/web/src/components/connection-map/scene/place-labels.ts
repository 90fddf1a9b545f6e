import { crowdSize } from '../rules.ts';
import { BoxGrid } from './box-grid.ts';
import { type Box, boxesOverlap, lengthInBox, type Point, type Size } from './geometry.ts';
import { type Slot, slotsAway, slotsBeside } from './label-slots.ts';
import { drawableText, shorten } from './label-text.ts';
import { linkIsShown, reservedBox, type Scene, screenPoint, screenRadius } from './scene.ts';

export type Label = Slot & { node: number; text: string; strong: boolean };

/** Width of a text in pixels as it will be drawn. */
export type MeasureText = (text: string, strong: boolean) => number;

type Line = { from: Point; to: Point };

const lineHeightPx = 16;
const wordGapPx = 6;
/** Of a crowd's map at most this share is covered with names. */
const crowdShare = 0.07;

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
  const nodeBoxes = scene.graph.nodes.map((_, node) => nodeBox(scene, node));
  const taken = new BoxGrid();
  for (const box of nodeBoxes) taken.add(box);
  const reserved = reservedBox(scene);
  if (reserved) taken.add(reserved);
  // A crowd's nodes are small enough for a leader, and its lines too thin and many to give way to.
  const isCrowd = scene.graph.nodes.length > crowdSize;
  const lines = isCrowd ? [] : shownLines(scene);
  let room = isCrowd ? scene.size.width * scene.size.height * crowdShare : Infinity;

  for (const node of wantedNames(scene)) {
    const own = nodeBoxes[node];
    const person = scene.graph.nodes[node];
    if (!own || !person || !isInside(own, scene.size)) continue;
    const strong = isPicked(scene, node);
    if (room <= 0 && !strong) continue;
    const text = shorten(drawableText(person.name), (part) => measure(part, strong));
    const size = { width: measure(text, strong), height: lineHeightPx };
    const middle = screenPoint(scene, node);
    const radius = screenRadius(scene, node) + (strong ? 4 : 0);

    const beside = slotsBeside(middle, radius, size);
    const canStand = ({ box }: Slot) => isInside(box, scene.size) && !taken.isTaken(box, own);
    const costOf = (slot: Slot, place: number) =>
      place +
      coveredLength(slot.box, lines) * coverCost +
      (before.get(node) === place ? 0 : hopCost);
    const place = cheapest(beside, canStand, costOf);
    const slot =
      place === null
        ? (slotsAway(middle, radius, size).find(canHang) ?? beside.find(isLastResort))
        : beside[place];
    if (!slot) continue;
    taken.add(withAir(slot.box));
    labels.push({ ...slot, node, text, strong });
    if (place !== null) places.set(node, place);
    room -= size.width * size.height;

    /** Whoever is picked is always named, if need be across other people. */
    function isLastResort({ box }: Slot): boolean {
      const others = [...labels.map((label) => label.box), ...(reserved ? [reserved] : [])];
      const isFree = others.every((other) => !boxesOverlap(other, box));
      return strong && isFree && isInside(box, scene.size);
    }

    function canHang({ box, leader }: Slot): boolean {
      if (!leader || !isInside(box, scene.size) || taken.isTaken(box)) return false;
      return isCrowd || !taken.isCrossed(leader.from, leader.to, own);
    }
  }
  return { labels, places };
}

/** The picked people; and while names are shown the heads of departments and then everybody else. */
function wantedNames(scene: Scene): number[] {
  const all = scene.graph.nodes.map((_, node) => node);
  const picked = all.filter((node) => isPicked(scene, node));
  if (!scene.view.showNames) return picked;
  const heads = all.filter((node) => scene.graph.nodes[node]?.isHead);
  return [...new Set([...picked, ...heads, ...all])];
}

/** Whether a person is selected or hovered, alone or as one of a pair. */
function isPicked({ view, graph }: Scene, node: number): boolean {
  return [view.selected, view.hovered].some((hit) => {
    if (hit?.kind === 'node') return hit.node === node;
    const link = hit && graph.links[hit.link];
    return link?.source === node || link?.target === node;
  });
}

function shownLines(scene: Scene): Line[] {
  return scene.graph.links
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

function nodeBox(scene: Scene, node: number): Box {
  const { x, y } = screenPoint(scene, node);
  const radius = screenRadius(scene, node) + 2;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Two names in one line want more between them than two lines of names. */
function withAir(box: Box): Box {
  return { ...box, left: box.left - wordGapPx, right: box.right + wordGapPx };
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;
}
