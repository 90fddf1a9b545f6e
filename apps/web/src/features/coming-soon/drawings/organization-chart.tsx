import { Drawing, stroke } from '../drawing.tsx';

const seats = [
  { x: 96, card: stroke.paper, head: stroke.paper },
  { x: 240, card: stroke.paper, head: stroke.paper },
  { x: 384, card: stroke.accentPaper, head: 'fill-accent' },
];
const people = [96, 204, 276];

export function OrganizationChartDrawing() {
  return (
    <Drawing label="Three levels of people, one branch followed down to a new colleague">
      <path className={stroke.ink} d="M240 132v46M96 178v-26a20 20 0 0 1 20-20h124" />
      <path
        className={stroke.ink}
        d="M96 226v44M240 226v22M204 270v-12a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v12"
      />
      <path className={stroke.faint} strokeDasharray="3 5" d="M384 248h26a10 10 0 0 1 10 10v12" />
      <path
        className={stroke.accent}
        d="M240 92v40h124a20 20 0 0 1 20 20v96h-26a10 10 0 0 0-10 10v12"
      />
      <rect className={stroke.paper} x={186} y={36} width={108} height={56} rx={6} />
      <circle className="fill-pressed stroke-ink" cx={210} cy={64} r={12} />
      <path className={stroke.ink} d="M234 58h44" />
      <path className={stroke.faint} d="M234 71h28" />
      {seats.map(({ x, card, head }) => (
        <g key={x}>
          <rect className={card} x={x - 54} y={178} width={108} height={48} rx={6} />
          <circle className={head} cx={x - 32} cy={202} r={10} />
          <path className={stroke.ink} d={`M${x - 12} 197h42`} />
          <path className={stroke.faint} d={`M${x - 12} 209h26`} />
        </g>
      ))}
      {people.map((x) => (
        <g key={x} className={stroke.paper}>
          <circle cx={x} cy={290} r={20} />
          <path d={`M${x - 6} 294h12`} />
        </g>
      ))}
      <circle className="fill-surface stroke-accent stroke-[2.5]" cx={348} cy={290} r={20} />
      <path className={stroke.ink} d="M340 292q8 6.500 16 0" />
      <g className={stroke.faint}>
        <circle strokeDasharray="3 5" cx={420} cy={290} r={20} />
        <path d="M420 283v14M413 290h14" />
      </g>
    </Drawing>
  );
}
