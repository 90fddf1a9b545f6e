import { Drawing, Person, stroke } from '../drawing.tsx';

export function ActionsDrawing() {
  return (
    <Drawing label="Three tasks, each with the person it belongs to; the second is under way">
      <path className={stroke.faint} d="M96 144v30M384 144v30" strokeDasharray="3 5" />
      <path className={stroke.faint} d="M292 92h40" />
      <path className={stroke.accent} d="M148 92h40M240 144v30" />
      {[96, 384].map((x) => (
        <rect key={x} className={stroke.paper} x={x - 52} y={44} width={104} height={100} rx={6} />
      ))}
      <rect className={stroke.accentPaper} x={188} y={44} width={104} height={100} rx={6} />
      {[96, 240, 384].map((x) => (
        <g key={x}>
          <rect className={stroke.paper} x={x - 36} y={62} width={18} height={18} rx={3} />
          <path className={stroke.ink} d={`M${x - 4} 71h38`} />
          <path className={stroke.faint} d={`M${x - 36} 98h70`} />
        </g>
      ))}
      <path className={stroke.ink} d="M64.500 71l4 4.500 7-9" />
      <path className="stroke-ink stroke-[3]" d="M60 122h70" />
      <path className="stroke-accent-line stroke-[3]" d="M204 122h70" />
      <path className="stroke-accent stroke-[3]" d="M204 122h40" />
      <path className="stroke-line stroke-[3]" d="M348 122h70" />
      <Person x={96} y={206} head={21} mouth="smile" />
      <Person x={240} y={206} head={21} mouth="straight" />
      <Person x={384} y={206} head={21} mouth="straight" />
    </Drawing>
  );
}
