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

/** Address of the file of an image. */
export type PictureFileAddress = (id: string, access: ImageFileAccess, size: ImageFileSize) => string;

const onServer: PictureFileAddress = (id, access, size) => `${basePath}${imageFileUrl(id, access, size)}`;

/** Where the files of pictures are: by default on the server. An `<img>` loads them, not the client of the API. */
export const PictureFilesContext = createContext(onServer);

/** Makes the addresses of image files; undefined until they can be loaded. */
export function usePictureAddress(): (id: string, size?: ImageFileSize) => string | undefined {
  const fileAddress = use(PictureFilesContext);
  const { data: access } = useQuery(imageFileAccessOptions(useApi()));
  return useCallback(
    (id, size = 'thumbnail') => (access && id !== '' ? fileAddress(id, access, size) : undefined),
    [access, fileAddress],
  );
}
