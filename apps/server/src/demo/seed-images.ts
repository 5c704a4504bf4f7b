import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import {
  addImages,
  createImageFiles,
  encodeImage,
  resolveTheme,
  type ImageToAdd,
} from '../modules/materials';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/db/database';
import {
  accounts,
  draftPictures,
  drafts,
  imageFiles,
  images,
  imageSyncs,
  imageThemes,
  users,
} from '../platform/db/schema';
import type { FileStore } from '../platform/files';
import { demoScenes, drawScene, type SceneSize } from './image-scenes';

/** The account that the console shows first. */
const accountNo = '8840213';

/** Both ratios of ads, and an original to crop. */
const sizes: readonly SceneSize[] = [
  { width: 800, height: 497 },
  { width: 600, height: 600 },
  { width: 960, height: 596 },
  { width: 400, height: 400 },
  { width: 640, height: 398 },
  { width: 900, height: 600 },
];

/**
 * Fills the material library of a demo account, only once: users may have deleted images since. Two servers that start
 * at the same time add the same images.
 */
export async function seedImages({
  db,
  files,
  clock,
}: {
  db: Database;
  files: FileStore;
  clock: Pick<Clock, 'now'>;
}): Promise<void> {
  const [account] = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountNo, accountNo));
  if (account === undefined) return;
  const { accountId } = account;
  if ((await db.$count(imageThemes, eq(imageThemes.accountId, accountId))) > 0) return;
  const [author] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'admin'));

  const stored = createImageFiles(files);
  const drawn = await Promise.all(
    demoScenes.map(async ({ theme, draw }, scene) => ({
      theme,
      added: await Promise.all(
        sizes.map(async (size, index): Promise<ImageToAdd> => {
          const svg = Buffer.from(drawScene(draw, scene + index, size));
          const file = await stored.store(
            await encodeImage(await sharp(svg).jpeg({ quality: 95 }).toBuffer()),
          );
          return { file, name: `${theme} ${index + 1}` };
        }),
      ),
    })),
  );
  for (const { theme, added } of drawn) {
    const { images: made, unusedFileIds } = await addImages(db, {
      added,
      accountId,
      userId: author?.id ?? null,
      now: clock.now(),
      quotaBytes: Infinity,
      findTheme: (themes) => resolveTheme(themes, accountId, theme),
    });
    for (const id of unusedFileIds) await stored.remove(id);
    await markSynchronized(
      db,
      made.filter((_, index) => index % 3 !== 2).map(({ id }) => id),
      clock.now(),
    );
  }
  await usePictures(db, accountId);
}

/** Adds library images to the demo drafts, of the same theme where possible. */
async function usePictures(db: Database, accountId: number): Promise<void> {
  await db.execute(sql`
    update ${draftPictures} as picture set image_id = (
      select image.id::text from ${images} as image
      join ${imageFiles} as file on file.id = image.file_id
      left join ${imageThemes} as theme on theme.id = image.theme_id
      where image.account_id = ${accountId} and file.ratio = picture.ratio
      order by (theme.name = picture.theme) desc, image.name limit 1)
    from ${drafts} as draft
    where draft.id = picture.draft_id and draft.account_id = ${accountId} and picture.image_id like 'demo-%'`);
}

/** Marks these images as stored at the provider. */
async function markSynchronized(db: Database, ids: readonly string[], requestedTime: Date): Promise<void> {
  const contents = await db
    .selectDistinct({ accountId: images.accountId, fileId: images.fileId })
    .from(images)
    .where(inArray(images.id, [...ids]));
  await db
    .insert(imageSyncs)
    .values(contents.map((content) => ({ ...content, state: 'synchronized' as const, requestedTime })))
    .onConflictDoNothing();
}
