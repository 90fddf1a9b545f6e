import { drawnLinks, drawnPeople } from './network-drawing-data.ts';

function toneOf(radius: number, index: number): string {
  if (index === 0) return 'fill-accent stroke-accent';
  if (radius > 16) return 'fill-line-control stroke-line-control';
  if (radius > 11) return 'fill-line-2 stroke-line-2';
  return 'fill-surface stroke-line-2';
}

export function NetworkDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 960 900"
      preserveAspectRatio="xMinYMid slice"
      className="absolute inset-0 size-full"
    >
      <g className="stroke-link" strokeOpacity={0.3} strokeLinecap="round">
        {drawnLinks.map(([from, to, width]) => {
          const [x1, y1] = drawnPeople[from] ?? [0, 0];
          const [x2, y2] = drawnPeople[to] ?? [0, 0];
          return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={width} />;
        })}
      </g>
      {drawnPeople.map(([x, y, radius], index) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={radius}
          strokeWidth={1.5}
          className={toneOf(radius, index)}
        />
      ))}
    </svg>
  );
}
