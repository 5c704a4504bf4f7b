/** The backdrop of a dialog or a sheet. */
export const scrim =
  'fixed inset-0 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
