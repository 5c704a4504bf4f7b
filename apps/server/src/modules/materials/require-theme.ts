import { DomainError } from '../../platform/lib/domain-error';
import type { ImageThemesRepository } from './image-themes.repository';

/** Errors: `not_found` unless the theme belongs to one of the accounts. */
export async function requireTheme(
  themes: ImageThemesRepository,
  accountIds: readonly number[],
  themeId: string | null,
): Promise<string | null> {
  if (themeId === null) return null;
  const [theme] = await themes.find(accountIds, [themeId]);
  if (theme === undefined) throw new DomainError('not_found');
  return theme.id;
}
