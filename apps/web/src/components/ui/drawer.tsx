import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';
import { drawerSurfaceClass } from './dialog-surface.ts';

/** A dialog at the right edge; on phones a sheet from the bottom. */
export function Drawer(props: Omit<ComponentProps<typeof Dialog>, 'className' | 'footer'>) {
  return <Dialog {...props} className={drawerSurfaceClass} />;
}
