import { Drawing, Person, stroke } from '../drawing.tsx';

export function AlertsDrawing() {
  return (
    <Drawing label="A curve falls below its threshold, and a bell rings beside the person concerned">
      <path className={stroke.ink} d="M164 276v40M124 316h80" />
      <rect className={stroke.paper} x={32} y={72} width={264} height={204} rx={6} />
      <path className="stroke-line-2" d="M60 104v144h208" />
      <path className={stroke.faint} strokeDasharray="3 5" d="M60 192h208" />
      <path
        className={stroke.ink}
        d="M60 132c20-14 34-10 50 4s30 10 46-6 30 4 44 36 24 54 40 60 20-2 28-8"
      />
      <path className={stroke.accent} d="M214 192V62q0-28 28-28h122q28 0 28 28" />
      <circle className="fill-accent stroke-accent" cx={214} cy={192} r={6} />
      <Person x={392} y={204} head={22} mouth="straight" />
      <path className={stroke.faint} d="M344 92q-8 16-4 34M440 92q8 16 4 34" />
      <g className={stroke.paper}>
        <path d="M382 138a10 10 0 0 0 20 0" />
        <path d="M354 138c10-10 12-22 12-40a26 26 0 0 1 52 0c0 18 2 30 12 40z" />
      </g>
    </Drawing>
  );
}
