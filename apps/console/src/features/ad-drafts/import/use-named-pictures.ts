import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { findPictures } from '../lib/find-pictures';

/** The pictures of the library that a file names; undefined while they are looked up, and where that failed. */
export function useNamedPictures(accountId: number, names: readonly string[]) {
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['draft-import-pictures', accountId, names],
    queryFn: ({ signal }) => findPictures(api, { accountId, names, signal }),
    // a picture may have been added since the last file
    gcTime: 0,
  });
  return { pictures: data, isPending };
}
