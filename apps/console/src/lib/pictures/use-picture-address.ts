import {
  basePath,
  imageFileUrl,
  type ImageFileAccess,
  type ImageFileSize,
} from '@meridian/api-client/contract';
import { imageFileAccessOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { useApi } from '../api/api';

/** URL of an image file. */
export type PictureFileAddress = (id: string, access: ImageFileAccess, size: ImageFileSize) => string;

const onServer: PictureFileAddress = (id, access, size) => `${basePath}${imageFileUrl(id, access, size)}`;

/** Location of picture files: by default the server. An `<img>` loads them, not the API client. */
export const PictureFilesContext = createContext(onServer);

/** Creates the URLs of image files; undefined until they can be loaded. */
export function usePictureAddress(): (id: string, size?: ImageFileSize) => string | undefined {
  const fileAddress = use(PictureFilesContext);
  const { data: access } = useQuery(imageFileAccessOptions(useApi()));
  return useCallback(
    (id, size = 'thumbnail') => (access && id !== '' ? fileAddress(id, access, size) : undefined),
    [access, fileAddress],
  );
}
