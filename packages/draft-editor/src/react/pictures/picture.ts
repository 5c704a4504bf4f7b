import type { RowFields } from '../../core/model/rows';

export type PictureRatio = RowFields<'picture'>['ratio'];

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
  /** Empty: none. */
  theme: string;
  /** Whether the provider has it. */
  isSynchronized: boolean;
  /** Creatives that show it. */
  creativeCount: number;
}

/** Address of a thumbnail; undefined while none can be loaded. */
export type PictureAddress = (id: string) => string | undefined;
