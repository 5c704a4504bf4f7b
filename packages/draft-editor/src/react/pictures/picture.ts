import type { RowFields } from '../../core/model/rows';

export type PictureRatio = RowFields<'picture'>['ratio'];

/** `none`: never sent to the provider. `pending`: being sent. `failed`: not accepted. */
export type PictureSyncState = 'none' | 'pending' | 'synchronized' | 'failed';

/** Data of a library picture that a grid shows. */
export interface LibraryPicture {
  id: string;
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Null for another ratio, which ads show only after a crop. */
  ratio: PictureRatio | null;
  bytes: number;
  /** `bytes` as text; empty if not shown. */
  fileSize: string;
  /** Empty if it has none. */
  theme: string;
  syncState: PictureSyncState;
  /** Why the provider did not accept it; null if it did, or was not asked. Already translated. */
  syncMessage: string | null;
  /** Upload time as text; empty if not shown. */
  created: string;
  /** Number of creatives that show it. */
  creativeCount: number;
}

/** URL of a thumbnail; undefined while none can be loaded. */
export type PictureAddress = (id: string) => string | undefined;
