import { maxDraftNameLength } from '@meridian/api-client/contract';

/** Shortens a name to the limit of a draft. It does not end in the middle of an emoji: the server rejects such a text. */
export function cutDraftName(name: string): string {
  return name.slice(0, maxDraftNameLength).replace(/\p{Cs}$/u, '');
}
