import { maxThemesPerAccount } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { invalidField } from '../../platform/lib/domain-error';
import type { ImageThemesRepository, StoredTheme } from './image-themes.repository';

/**
 * Id of the theme that an upload names: by id, or by name, creating the theme if necessary; null for no theme. Call it
 * with the library locked. Errors: `invalid_request` for an unknown id, and as for `addTheme`.
 */
export async function resolveTheme(
  themes: ImageThemesRepository,
  accountId: number,
  theme: string,
): Promise<string | null> {
  if (theme === '') return null;
  if (z.uuid().safeParse(theme).success) {
    const [found] = await themes.find([accountId], [theme]);
    if (found === undefined) throw invalidField('theme', 'theme_unknown');
    return found.id;
  }
  return ((await themes.findByName(accountId, theme)) ?? (await addTheme(themes, accountId, theme))).id;
}

/** Errors: `invalid_request` for too many themes. */
export async function addTheme(
  themes: ImageThemesRepository,
  accountId: number,
  name: string,
): Promise<StoredTheme> {
  if ((await themes.countOf(accountId)) >= maxThemesPerAccount)
    throw invalidField('accountId', 'too_many_themes');
  const theme = { id: randomUUID(), accountId, name };
  await themes.add(theme);
  return theme;
}
