import type { ImageTheme } from '@meridian/api-client/contract';
import { recordAllAudits, recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { printableText } from '../../platform/lib/display-name';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import {
  createImageThemesRepository,
  type ImageThemesRepository,
  type StoredTheme,
} from './image-themes.repository';
import { findThemeUses } from './image-uses.repository';
import { addTheme } from './resolve-theme';

type Viewer = Pick<Caller, 'accountIds'>;

/** Creates, merges and deletes themes of the material library. */
export function createImageThemesService({ db }: { db: Database }) {
  return {
    async list(accountIds: readonly number[]): Promise<{ list: ImageTheme[]; withoutTheme: number }> {
      const themes = createImageThemesRepository(db);
      return {
        list: await themes.list(accountIds),
        withoutTheme: await themes.countWithoutTheme(accountIds),
      };
    },

    /** `accountScope`: accounts of the request. Errors: `not_found`; `invalid_request`. */
    save(
      { accountIds }: Viewer,
      given: { id?: string | undefined; name: string; accountScope: readonly number[] },
    ): Promise<ImageTheme> {
      const { id, accountScope } = given;
      const name = printableText(given.name);
      if (name === '') throw invalidField('name', 'required');
      return db.transaction(async (tx) => {
        const themes = createImageThemesRepository(tx);
        if (id !== undefined) {
          const theme = await lockTheme(themes, accountIds, id);
          await requireUnused(themes, { ...theme, name });
          await themes.rename(id, name);
          return present(themes, { ...theme, name });
        }
        const [accountId, ...others] = accountScope;
        if (accountId === undefined || others.length > 0) throw invalidField('accountId', 'account_required');
        await themes.lockLibrary(accountId);
        await requireUnused(themes, { id: null, accountId, name });
        return present(themes, await addTheme(themes, accountId, name));
      });
    },

    /** Errors: `not_found`; `invalid_request` for themes of another account, or if the target is among them. */
    merge(
      { accountIds }: Viewer,
      { ids, intoId }: { ids: readonly string[]; intoId: string },
    ): Promise<ImageTheme> {
      return db.transaction(async (tx) => {
        const themes = createImageThemesRepository(tx);
        const into = await lockTheme(themes, accountIds, intoId);
        const merged = await themes.find(accountIds, ids);
        if (merged.length < new Set(ids).size) throw new DomainError('not_found');
        const isPossible = merged.every(({ id, accountId }) => id !== intoId && accountId === into.accountId);
        if (!isPossible) throw invalidField('ids', 'invalid');
        await themes.moveImages(ids, intoId);
        await themes.remove(ids);
        await recordAllAudits(
          tx,
          merged.map((theme) => ({
            action: 'imageThemeDelete',
            ...auditedTheme(theme),
            after: { mergedInto: into.name },
          })),
        );
        return present(themes, into);
      });
    },

    /** Errors: `not_found`; `invalid_request` if the theme has images or ad drafts use it. */
    remove({ accountIds }: Viewer, id: string): Promise<void> {
      return db.transaction(async (tx) => {
        const themes = createImageThemesRepository(tx);
        const theme = await lockTheme(themes, accountIds, id);
        if ((await themes.countImages(id)) > 0) throw invalidField('id', 'theme_has_pictures');
        await requireNoDraftUses(tx, theme);
        await themes.remove([id]);
        await recordAudit(tx, { action: 'imageThemeDelete', ...auditedTheme(theme) });
      });
    },
  };
}

const auditedTheme = ({ id, name, accountId }: StoredTheme) => ({
  object: { id, name },
  accountIds: [accountId],
});

/** Errors: `invalid_request` with the places, if ad drafts use the theme. */
async function requireNoDraftUses(tx: Database, theme: StoredTheme): Promise<void> {
  const uses = await findThemeUses(tx, theme);
  if (uses.totalCount > 0)
    throw new DomainError(
      'invalid_request',
      {},
      { fields: { id: 'theme_used' }, data: uses, messageKey: 'theme_used' },
    );
}

/** Finds a theme and locks its library until the transaction ends. Errors: `not_found`. */
async function lockTheme(
  themes: ImageThemesRepository,
  accountIds: readonly number[],
  id: string,
): Promise<StoredTheme> {
  const [found] = await themes.find(accountIds, [id]);
  if (found === undefined) throw new DomainError('not_found');
  await themes.lockLibrary(found.accountId);
  const [locked] = await themes.find(accountIds, [id]);
  if (locked === undefined) throw new DomainError('not_found');
  return locked;
}

/** Errors: `invalid_request` for the name of another theme. */
async function requireUnused(
  themes: ImageThemesRepository,
  { id, accountId, name }: { id: string | null; accountId: number; name: string },
): Promise<void> {
  const other = await themes.findByName(accountId, name);
  if (other !== undefined && other.id !== id) throw invalidField('name', 'taken');
}

async function present(themes: ImageThemesRepository, theme: StoredTheme): Promise<ImageTheme> {
  return { ...theme, imageCount: await themes.countImages(theme.id) };
}
