/** As high as a dialog, so that the scrim of a dialog over another one dims that one too. */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Near the top; on phones a sheet from the bottom. */
export const dialogSurfaceClass = [
  'fixed z-50 flex flex-col border-line-2 bg-surface shadow-dialog outline-none',
  'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
  'md:inset-x-0 md:top-[14vh] md:mx-auto md:max-h-[78vh] md:w-[520px] md:rounded-control md:border',
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-control max-md:border-t',
];

/** A drawer beside the page. */
export const drawerSurfaceClass =
  'md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-[440px] md:rounded-none md:border-y-0 md:border-r-0';

export const dialogFooterClass =
  'flex justify-end gap-2 border-t border-line px-6 py-3 max-md:px-4 max-md:pb-5 max-md:*:flex-1';
