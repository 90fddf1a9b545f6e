const controls = 'button, a[href], [role^="menuitem"], [role="option"]';

const controlOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest(controls) : null;

/**
 * Where the first click of a double click removes something, its neighbour can come under the pointer before the
 * second. The second click then reaches nothing: it was not meant for what is there now.
 */
export function ignoreDoubleClicksElsewhere(): () => void {
  let pressed: Element | null = null;
  const hear = (event: MouseEvent) => {
    const control = controlOf(event);
    if (event.detail < 2) pressed = control;
    else if (control && control !== pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  document.addEventListener('click', hear, { capture: true });
  return () => document.removeEventListener('click', hear, { capture: true });
}
