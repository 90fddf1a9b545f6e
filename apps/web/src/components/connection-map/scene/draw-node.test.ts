import { expect, test } from 'vitest';
import { examplePalette } from '../testing/example-palette.ts';
import { RecordingContext } from '../testing/recording-context.ts';
import { drawNode } from './draw-node.ts';
import { dotPatterns, markCode } from './map-departments.ts';

test('dots of one colour differ by a bar or a hole', () => {
  const drawn = dotPatterns.map((pattern) => {
    const context = new RecordingContext();
    const department = markCode({ department: 'Sales', pattern });
    drawNode(context, 0, 0, { department, sentiment: 0, radius: 5 }, examplePalette, false);
    return [context.fills.map(({ colour }) => colour), context.strokes.map(({ colour }) => colour)];
  });
  expect(drawn).toEqual([
    [['surface', 'sales'], []],
    [['surface', 'sales'], ['surface']],
    [['surface', 'sales', 'surface'], []],
  ]);
});
