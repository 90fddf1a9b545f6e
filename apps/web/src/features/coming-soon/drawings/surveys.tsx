import { Drawing, Person, stroke } from '../drawing.tsx';

const answers = [160, 190, 220, 250, 280];
const chosen = 280;

export function SurveysDrawing() {
  return (
    <Drawing label="A short questionnaire between three people, one answer on its way to it">
      <rect className={stroke.paper} x={126} y={44} width={188} height={272} rx={6} />
      <rect className={stroke.paper} x={188} y={32} width={64} height={24} rx={4} />
      <path className={stroke.ink} d="M150 88h96M150 180h120M150 250h76" />
      <path className={stroke.faint} d="M150 106h60M150 198h44M176 275h62M176 297h88" />
      {answers.map((x) => (
        <circle
          key={x}
          className={x === chosen ? 'fill-accent stroke-accent' : stroke.paper}
          cx={x}
          cy={136}
          r={8}
        />
      ))}
      <path className={stroke.faint} d="M150 220h140" />
      <path className="stroke-ink stroke-[3]" d="M150 220h78" />
      <circle className={stroke.paper} cx={232} cy={220} r={8} />
      <rect className={stroke.paper} x={150} y={267} width={15} height={15} rx={2} />
      <rect className={stroke.paper} x={150} y={289} width={15} height={15} rx={2} />
      <path className={stroke.ink} d="M153.500 274.500l3 3.500 5.500-7" />
      <path className={stroke.accent} d="M288 136h62q22 0 22 22v12" />
      <Person x={432} y={238} head={15} mouth="straight" />
      <Person x={372} y={204} head={22} mouth="smile" />
      <path
        className={stroke.paper}
        d="M36 126h64a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H80l-10 13-8-13H36a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z"
      />
      <path className={stroke.ink} d="M44 142h48" />
      <path className={stroke.faint} d="M44 157h28" />
      <Person x={68} y={222} head={18} mouth="straight" />
    </Drawing>
  );
}
