import { Drawing, Person, stroke } from '../drawing.tsx';

/** The left edge and the top of each step of the first months. */
const steps = [
  { x: 150, y: 280 },
  { x: 226, y: 244 },
  { x: 302, y: 208 },
];

export function OnboardingDrawing() {
  return (
    <Drawing label="A newcomer has come through a door and climbs the first steps to a colleague">
      <path className="fill-pressed stroke-ink" d={`M44 316V182h80v134z`} />
      <path className={stroke.paper} d="M44 316V182l50 16v118z" />
      <path className={stroke.ink} d="M84 254v10" />
      {steps.map(({ x, y }) => (
        <path key={x} className={stroke.paper} d={`M${x} 316v${y - 316}h76v${316 - y}z`} />
      ))}
      <path className={stroke.paper} d="M378 316V172h78v144z" />
      <g className={stroke.ink}>
        <path d="M180 298l5 6 10-12M256 280l5 6 10-12" />
      </g>
      <circle className={stroke.faint} cx={340} cy={262} r={7} />
      <circle className={stroke.faint} cx={417} cy={244} r={7} />
      <Person x={264} y={160} head={17} base={244} mouth="smile" />
      <Person x={417} y={88} head={17} base={172} mouth="smile" />
      <path
        className={stroke.paper}
        d="M306 40h60a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6l10 14-26-14h-44a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z"
      />
      <path className={stroke.accent} d="M124 316h26v-36h76v-36h76v-36h76v-36h78" />
      <path className={stroke.ink} d="M318 56h36" />
      <path className={stroke.faint} d="M318 68h22" />
    </Drawing>
  );
}
