import type { Layer } from '../../../packages/transcript/src/4-sentiment/layer.ts';
import type { Calibration, Cuts } from './calibrate.ts';

export function weightsModule(model: {
  general: Layer;
  meetings: Layer;
  calibration: Calibration;
  cuts: Cuts;
}): string {
  return `// Written by \`npm run -w lab train -- sentiment\`; docs/analysis.md says from what.
type Weights = {
  step: number;
  negativeMeasures: readonly number[];
  positiveMeasures: readonly number[];
  table: string;
};
type Line = { slope: number; offset: number };

export const weights: {
  general: Weights;
  meetings: Weights;
  calibration: { negative: Line; positive: Line };
  cuts: { negative: number; positive: number };
} = {
  general: ${layer(model.general)},
  meetings: ${layer(model.meetings)},
  calibration: {
    negative: ${line(model.calibration.negative)},
    positive: ${line(model.calibration.positive)},
  },
  cuts: { negative: ${model.cuts.negative}, positive: ${model.cuts.positive} },
};
`;
}

const line = ({ slope, offset }: Calibration['negative']): string =>
  `{ slope: ${slope}, offset: ${offset} }`;

const layer = ({ step, negativeMeasures, positiveMeasures, table }: Layer): string => `{
    step: ${step},
    negativeMeasures: [
      ${negativeMeasures.join(', ')},
    ],
    positiveMeasures: [
      ${positiveMeasures.join(', ')},
    ],
    table:
      '${Buffer.from(table.buffer).toString('base64')}',
  }`;
