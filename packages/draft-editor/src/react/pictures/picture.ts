import type { RowFields } from '../../core/model/rows';

export type PictureRatio = RowFields<'picture'>['ratio'];

/** `none`: never sent to the provider. `pending`: being sent. `failed`: not accepted. */
export type PictureSyncState = 'none' | 'pending' | 'synchronized' | 'failed';

/** A picture of a library, as far as a grid shows it. */
export interface LibraryPicture {
  id: string;
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** null: of another ratio, which ads show after a crop only. */
  ratio: PictureRatio | null;
  bytes: number;
  /** `bytes` as text; empty: not shown. */
  fileSize: string;
  /** Empty: none. */
  theme: string;
  syncState: PictureSyncState;
  /** Why the provider did not accept it; null: it did, or was not asked. Already translated. */
  syncMessage: string | null;
  /** When it was uploaded, as text; empty: not shown. */
  created: string;
  /** Creatives that show it. */
  creativeCount: number;
}

/** Address of a thumbnail; undefined while none can be loaded. */
export type PictureAddress = (id: string) => string | undefined;
