import { useEffect, useState } from 'react';
import type { GivenFiles } from './ask-for-many.ts';

/**
 * Marks an element that receives all dropped files while it is shown, such as the queue's dialog.
 */
export const takesFiles = { 'data-takes-files': true };

const isTakenElsewhere = (): boolean => document.querySelector('[data-takes-files]') !== null;

/** Must be called while the event is handled, since the browser clears the transfer afterwards. */
function givenFiles(transfer: DataTransfer | null): GivenFiles {
  const { files = [], items = [] } = transfer ?? {};
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return { files: [...files], entries };
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Accepts files and folders dropped on the page. `takesAll` is for the component marked with
 * `takesFiles`.
 * @returns whether a file is being dragged over the page.
 */
export function useFileDrop(onFiles: (given: GivenFiles) => void, takesAll = false): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (takesAll || !isTakenElsewhere()) setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // Without a related target, the pointer has left the window.
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      if (takesAll || !isTakenElsewhere()) onFiles(givenFiles(event.dataTransfer));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles, takesAll]);
  return isOver;
}
