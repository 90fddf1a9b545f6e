import { Drawing, Person, stroke } from '../drawing.tsx';

type TeamProps = { x: number; y: number; className?: string };

function Team({ x, y, className = stroke.paper }: TeamProps) {
  return (
    <g className={className}>
      <rect x={x} y={y} width={132} height={52} rx={6} />
      {[33, 66, 99].map((dx) => (
        <circle key={dx} cx={x + dx} cy={y + 26} r={10} />
      ))}
    </g>
  );
}

export function RestructureDrawing() {
  return (
    <Drawing label="A team is lifted from a high pile of teams onto a low one">
      {[264, 212, 160].map((y) => (
        <Team key={y} x={40} y={y} />
      ))}
      <Team x={308} y={264} />
      <rect
        className={stroke.faint}
        strokeDasharray="3 5"
        x={308}
        y={208}
        width={132}
        height={52}
        rx={6}
      />
      <path className={stroke.accent} d="M106 150v-28q0-60 60-60h148q60 0 60 60v72" />
      <path className={stroke.accent} d="M366 186l8 10 8-10" />
      <Team x={174} y={36} className={stroke.accentPaper} />
      <Person x={240} y={196} head={20} mouth="smile" />
    </Drawing>
  );
}
