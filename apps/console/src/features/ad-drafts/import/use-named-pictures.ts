import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useCan } from '../../../lib/session/can';
import { findPictures } from '../lib/find-pictures';

/**
 * Library pictures that a file names; undefined while they are looked up, if that failed, and for a user who may not see the library.
 */
export function useNamedPictures(accountId: number, names: readonly string[]) {
  const api = useApi();
  const canSeePictures = useCan('material:image:view');
  const { data, isLoading } = useQuery({
    queryKey: ['draft-import-pictures', accountId, names],
    queryFn: ({ signal }) => findPictures(api, { accountId, names, signal }),
    enabled: canSeePictures,
    // a picture may have been added since the last file
    gcTime: 0,
  });
  return { pictures: data, isPending: isLoading };
}
