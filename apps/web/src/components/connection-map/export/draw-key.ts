import { capitalised } from '@/lib/number-words.ts';
import type { Context } from '../scene/context.ts';
import { drawNode, type NodeLook } from '../scene/draw-node.ts';
import { sentimentCode } from '../scene/graph-shapes.ts';
import { mapDepartments } from '../scene/map-departments.ts';
import { labelFont, type Palette } from '../scene/palette.ts';
import type { MeasureText } from '../scene/place-labels.ts';
import type { Scene } from '../scene/scene.ts';

type Entry = { text: string; look: NodeLook };
type Placed = Entry & { x: number; y: number };

const marginPx = 16;
const linePx = 22;
const signPx = 6;
const afterSignPx = 6;
const betweenPx = 18;

/** In pixels. */
export function keyHeight(scene: Scene, measure: MeasureText): number {
  const last = placedEntries(scene, measure).at(-1);
  return last ? last.y - scene.size.height + marginPx + linePx / 2 : 0;
}

/** The legend of fills and rings below the picture. */
export function drawKey(
  context: Context,
  scene: Scene,
  palette: Palette,
  measure: MeasureText,
): void {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const { x, y, text, look } of placedEntries(scene, measure)) {
    drawNode(context, x + signPx, y, look, palette, false);
    context.font = labelFont(palette, false);
    context.fillStyle = palette.ink;
    context.fillText(text, x + 2 * signPx + afterSignPx, y + 0.5);
  }
}

function placedEntries(scene: Scene, measure: MeasureText): Placed[] {
  let x = marginPx;
  let y = scene.size.height + linePx / 2;
  return entriesOf(scene).map((entry) => {
    const width = 2 * signPx + afterSignPx + measure(entry.text, false);
    if (x > marginPx && x + width > scene.size.width - marginPx) {
      x = marginPx;
      y += linePx;
    }
    const placed = { ...entry, x, y };
    x += width + betweenPx;
    return placed;
  });
}

/** Entries only for departments that occur. */
function entriesOf({ graph, view }: Scene): Entry[] {
  // Regions already carry their names.
  if (graph.plan) return [];
  const present = new Set(graph.shapes.department);
  const unknown = mapDepartments.length - 1;
  const departments = mapDepartments.flatMap((text, department) =>
    present.has(department)
      ? [{ text, look: { radius: signPx - 1, department, sentiment: 0 } }]
      : [],
  );
  if (!view.showSentiment) return departments;
  const rings = Object.entries(sentimentCode).map(([name, sentiment]) => ({
    text: capitalised(name),
    look: { radius: signPx, department: unknown, sentiment },
  }));
  return [...departments, ...rings];
}
