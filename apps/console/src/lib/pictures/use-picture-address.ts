import { basePath, imageFileUrl, type ImageFileSize } from '@meridian/api-client/contract';
import { imageFileAccessOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/api';

/** Makes the addresses of image files; undefined until they can be loaded. */
export function usePictureAddress(): (id: string, size?: ImageFileSize) => string | undefined {
  const { data: access } = useQuery(imageFileAccessOptions(useApi()));
  return useCallback(
    (id, size = 'thumbnail') =>
      access && id !== '' ? `${basePath}${imageFileUrl(id, access, size)}` : undefined,
    [access],
  );
}
