import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ZoomControl } from '@/components/connection-map/zoom-control.tsx';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useWidth } from '@/lib/use-width.ts';
import type { DepartmentColours } from '../department-colours.ts';
import type { Bundle, BundledPair } from './bundle-departments.ts';
import { DepartmentDrawing } from './department-drawing.tsx';
import { nearestCurve } from './nearest-curve.ts';
import { drawingLabel, sayPair } from './pair-words.ts';
import type { Picture } from './picture-pairs.ts';
import { useDepartmentDrawing } from './use-department-drawing.ts';

type DepartmentCanvasProps = {
  bundle: Bundle;
  picture: Picture;
  isAll: boolean;
  colours: DepartmentColours;
  compares: boolean;
  /** In pixels. */
  height: number;
  onOpen: (pair: BundledPair) => void;
};

/** Until laid out, in pixels. */
const widthAtFirst = 752;
const zoomMax = 4;

/** The drawing, whose curves are reached with arrow keys and open with a press. */
export function DepartmentCanvas(props: DepartmentCanvasProps) {
  const { bundle, picture, isAll, colours, compares, height, onOpen } = props;
  const { pairs } = picture;
  const helpId = useId();
  const isPhone = useIsPhone();
  const { ref, width } = useWidth();
  const [zoom, setZoom] = useState(1);
  const frame = useZoomedFrame(zoom);
  const size = { width: zoom * (width ?? widthAtFirst), height: zoom * height };
  const drawing = useDepartmentDrawing(bundle, picture, {
    width: size.width,
    height: size.height,
    isPhone,
  });
  const [pointed, setPointed] = useState<number | null>(null);
  /** The pair to return to when the focus comes back, as from its meetings. */
  const walkedTo = useRef(0);
  const isByPointer = useRef(false);
  const pointedAt = pointed !== null && pointed < pairs.length ? pointed : null;

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isByPointer.current = false;
    const next = pointedAt === null ? walkedTo.current : pointedAt + step + pairs.length;
    walkedTo.current = next % Math.max(1, pairs.length);
    setPointed(walkedTo.current);
  }

  const curveAt = ({ clientX, clientY, currentTarget }: MouseEvent): number | null => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return nearestCurve(drawing.curves, { x: clientX - left, y: clientY - top });
  };

  function open(event: MouseEvent) {
    // A press of a key has no place.
    const pair = pairs[(event.detail === 0 ? pointedAt : curveAt(event)) ?? -1];
    if (pair && pair.change !== 'lost') onOpen(pair);
  }

  const said = pairs[pointedAt ?? -1];
  return (
    <div
      ref={ref}
      className="relative overflow-hidden rounded-control border border-line bg-surface"
    >
      <div
        ref={frame}
        style={{ height }}
        className={zoom > 1 ? 'overflow-auto' : 'overflow-hidden'}
      >
        <div className="relative" style={size}>
          <DepartmentDrawing
            {...{ drawing, size, colours, pointedAt, compares }}
            label={drawingLabel(picture, isAll)}
          />
          <button
            type="button"
            aria-label="Walk through the map"
            aria-describedby={helpId}
            title={said && sayPair(picture, said)}
            onPointerDown={() => {
              isByPointer.current = true;
            }}
            onFocus={() => !isByPointer.current && setPointed(walkedTo.current)}
            onBlur={() => setPointed(null)}
            onKeyDown={press}
            onPointerMove={(event) => setPointed(curveAt(event))}
            onPointerLeave={() => setPointed(null)}
            onClick={open}
            className="absolute inset-0 cursor-default -outline-offset-2"
          />
        </div>
      </div>
      <p id={helpId} className="sr-only">
        Arrow keys move to the next pair of departments, Enter opens its meetings.
      </p>
      <p aria-live="polite" className="sr-only">
        {said && sayPair(picture, said)}
      </p>
      {!isPhone && (
        <ZoomControl
          onZoom={(factor) => setZoom(Math.min(zoomMax, Math.max(1, zoom * factor)))}
          onFit={() => setZoom(1)}
        />
      )}
    </div>
  );
}

/** Keeps the middle of the frame while the drawing in it grows. */
function useZoomedFrame(zoom: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame) {
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
      const factor = zoom / before.current;
      frame.scrollLeft = (scrollLeft + clientWidth / 2) * factor - clientWidth / 2;
      frame.scrollTop = (scrollTop + clientHeight / 2) * factor - clientHeight / 2;
    }
    before.current = zoom;
  }, [zoom]);
  return ref;
}
