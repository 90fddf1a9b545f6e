import { Drawing, Person, stroke } from '../drawing.tsx';

const middle = { x: 310, y: 166 };

/** A pentagon with these distances of its corners from the centre. */
function web(radii: readonly number[]): string {
  const corners = radii.map((radius, index) => {
    const angle = (index / radii.length) * 2 * Math.PI - Math.PI / 2;
    const x = middle.x + radius * Math.cos(angle);
    const y = middle.y + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

const even = (radius: number) => Array.from({ length: 5 }, () => radius);
const axes = even(0).map((_, index) => {
  const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
  return `M${middle.x} ${middle.y}l${(96 * Math.cos(angle)).toFixed(1)} ${(96 * Math.sin(angle)).toFixed(1)}`;
});

const wanted = web([86, 74, 82, 70, 84]);

export function DevelopmentDrawing() {
  return (
    <Drawing label="A person beside a board: five skills as they are today, and as they are to become">
      <path className={stroke.ink} d="M222 286l-14 30M398 286l14 30" />
      <rect className={stroke.paper} x={180} y={40} width={260} height={246} rx={6} />
      <path className="fill-accent-soft" d={wanted} />
      <path className="stroke-line-2" d={[web(even(96)), web(even(48)), ...axes].join('')} />
      <path className={stroke.accent} d={wanted} />
      <path className={stroke.ink} d={web([52, 58, 36, 56, 40])} />
      <Person x={96} y={172} head={25} mouth="smile" />
    </Drawing>
  );
}
