import { expect, test } from 'vitest';
import { pointAt } from '../scene/geometry.ts';
import { mapDepartments } from '../scene/map-departments.ts';
import { buildMapGraph } from '../scene/map-graph.ts';
import { link, person } from '../testing/example-graph.ts';
import { jobOf, layoutOf } from '../testing/layout-job.ts';

const size = { width: 800, height: 320 };
const people = mapDepartments
  .filter((department) => department !== 'Unknown')
  .flatMap((department, which) =>
    Array.from({ length: 4 + 4 * (which % 3) }, (_, index) =>
      person(`${department}-${index}`, { department }),
    ),
  );
const links = people.flatMap(({ id }, index) => {
  const other = people[(index * 13 + 5) % people.length];
  return other ? [link(id, other.id, { strength: 1 + (index % 10) })] : [];
});
const graph = buildMapGraph(people, links, { departmentHeads: new Set() });

test('each node is nearest to its own department', () => {
  const layout = layoutOf({ ...jobOf(graph), size, departments: mapDepartments });
  while (!layout.isAtRest) layout.tick();
  const positions = layout.positions();
  const middles = new Map(
    mapDepartments.map((department) => {
      const members = graph.nodes.flatMap((node, index) =>
        node.department === department ? [pointAt(positions, index)] : [],
      );
      const mean = (values: number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      return [
        department,
        { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) },
      ];
    }),
  );
  graph.nodes.forEach((node, index) => {
    const { x, y } = pointAt(positions, index);
    const distances = [...middles].map(([department, middle]) => ({
      department,
      distance: Math.hypot(x - middle.x, y - middle.y) || Infinity,
    }));
    const [nearest] = distances
      .filter(({ distance }) => Number.isFinite(distance))
      .sort((one, other) => one.distance - other.distance);
    expect(`${node.id}: ${nearest?.department}`).toBe(`${node.id}: ${node.department}`);
  });
});
