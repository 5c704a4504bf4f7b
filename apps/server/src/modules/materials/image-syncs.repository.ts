import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { uploadFailureOf } from '../../kits/provider/failures';
import type { Database } from '../../platform/db';
import { imageFiles, images, imageSyncs, type StoredFailure } from '../../platform/db/schema';
import type { StoredImage } from './image-files';

/** Number of contents by upload state. */
export interface SyncCounts {
  pending: number;
  synchronized: number;
  failed: number;
}

/** A content that a server has started to send. */
export interface ClaimedSync {
  file: StoredImage;
  /** Name of an image with this content. */
  name: string;
  requestedBy: string | null;
}

/** An image with its content. */
export interface ImageContent {
  imageId: string;
  name: string;
  file: StoredImage;
  /** The provider's id of the content; null if the account does not have it. */
  providerId: string | null;
}

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Result of sending a content. */
export type SyncResult =
  | { state: 'synchronized'; providerId: string }
  | { state: 'failed'; failure: StoredFailure };

/** Upload states of image contents: pending, or stored at the provider. */
export function createImageSyncsRepository(db: Database) {
  const ofFile = (accountId: number, fileId: string) =>
    and(eq(imageSyncs.accountId, accountId), eq(imageSyncs.fileId, fileId));
  const pendingOf = (accountId: number) =>
    and(eq(imageSyncs.accountId, accountId), eq(imageSyncs.state, 'pending'));

  return {
    /**
     * Makes image contents pending, unless they are pending or the provider has them. Only the two ratios of ads are
     * sent.
     */
    async request(ids: readonly string[], { userId, now }: { userId: string; now: Date }): Promise<void> {
      const ratio = JSON.stringify(uploadFailureOf('image_ratio'));
      await db.execute(sql`
        insert into ${imageSyncs} (account_id, file_id, state, failure, requested_by, requested_at)
        select distinct image.account_id, image.file_id,
          case when file.ratio is null then 'failed' else 'pending' end,
          case when file.ratio is null then ${ratio}::jsonb end, ${userId}::uuid, ${now.toISOString()}::timestamptz
        from ${images} image join ${imageFiles} file on file.id = image.file_id
        where image.id = any(${sql.param([...ids])}::uuid[])
        order by image.account_id, image.file_id
        on conflict (account_id, file_id) do update set state = excluded.state, failure = excluded.failure,
          requested_by = excluded.requested_by, requested_at = excluded.requested_at, claimed_at = null
        where ${imageSyncs.state} = 'failed'`);
    },

    /** Number of images by account and state. */
    async countByAccount(ids: readonly string[]): Promise<({ accountId: number } & SyncCounts)[]> {
      const { rows } = await db.execute<{ accountId: number } & { [Key in keyof SyncCounts]: number }>(sql`
        select image.account_id as "accountId", ${countsSql}
        from ${images} image
        join ${imageSyncs} sync on sync.account_id = image.account_id and sync.file_id = image.file_id
        where image.id = any(${sql.param([...ids])}::uuid[])
        group by image.account_id`);
      return rows;
    },

    async counts(accountIds: readonly number[]): Promise<SyncCounts> {
      const { rows } = await db.execute<{ [Key in keyof SyncCounts]: number }>(sql`
        select ${countsSql} from ${imageSyncs} sync
        where sync.account_id = any(${sql.param([...accountIds])}::int[])`);
      return rows[0] ?? { pending: 0, synchronized: 0, failed: 0 };
    },

    /** Why the last try of a pending content failed. */
    async waitOf(accountIds: readonly number[]): Promise<StoredFailure | null> {
      const [row] = await db
        .select({ failure: imageSyncs.failure })
        .from(imageSyncs)
        .where(
          and(
            inArray(imageSyncs.accountId, [...accountIds]),
            eq(imageSyncs.state, 'pending'),
            isNotNull(imageSyncs.failure),
          ),
        )
        .limit(1);
      return row?.failure ?? null;
    },

    /**
     * Claims the next contents: those that no server is sending, or whose server started longer than `settleMs` ago.
     * Skips contents without an image.
     */
    async claim(
      accountId: number,
      { limit, settleMs }: { limit: number; settleMs: number },
    ): Promise<ClaimedSync[]> {
      await db.execute(sql`
        delete from ${imageSyncs} sync where sync.account_id = ${accountId} and sync.state = 'pending'
          and not exists (select from ${images} image where image.account_id = sync.account_id
            and image.file_id = sync.file_id and image.deleted_at is null)`);
      const { rows } = await db.execute<{ fileId: string; requestedBy: string | null }>(sql`
        update ${imageSyncs} set claimed_at = clock_timestamp()
        where (account_id, file_id) in (
          select account_id, file_id from ${imageSyncs} where account_id = ${accountId} and state = 'pending'
            and (claimed_at is null or claimed_at < clock_timestamp() - ${settleMs} * interval '1 millisecond')
          order by requested_at, file_id limit ${limit} for update skip locked)
        returning file_id as "fileId", requested_by as "requestedBy"`);
      const files = await filesOf(
        accountId,
        rows.map(({ fileId }) => fileId),
      );
      return files.map(({ file, name }) => ({
        file,
        name,
        requestedBy: rows.find(({ fileId }) => fileId === file.id)?.requestedBy ?? null,
      }));
    },

    /** Milliseconds until a content can be claimed; null if none is pending. */
    async msUntilClaimable(accountId: number, settleMs: number): Promise<number | null> {
      const { rows } = await db.execute<{ ms: number | null }>(sql`
        select min(case when claimed_at is null then 0 else
          ${settleMs} - extract(epoch from clock_timestamp() - claimed_at) * 1000 end)::float8 as ms
        from ${imageSyncs} where account_id = ${accountId} and state = 'pending'`);
      const ms = rows[0]?.ms ?? null;
      return ms === null ? null : Math.max(0, ms);
    },

    /**
     * Stores the result of a content. A content that the provider has remains so, even if a slower server reports a
     * failure.
     */
    async record(accountId: number, fileId: string, result: SyncResult): Promise<void> {
      const outcome =
        result.state === 'synchronized'
          ? { providerId: result.providerId, failure: null }
          : { failure: result.failure };
      await db
        .update(imageSyncs)
        .set({ state: result.state, claimedTime: null, ...outcome })
        .where(and(ofFile(accountId, fileId), ne(imageSyncs.state, 'synchronized')));
    },

    /** Marks the contents of these images as stored at the provider, whoever sent them. */
    async markSynchronized(
      accountId: number,
      sent: readonly { imageId: string; providerId: string }[],
      now: Date,
    ): Promise<void> {
      await db.execute(sql`
        insert into ${imageSyncs} (account_id, file_id, state, provider_id, requested_at)
        select distinct on (image.file_id) image.account_id, image.file_id, 'synchronized', sent.provider_id,
          ${now.toISOString()}::timestamptz
        from unnest(${sql.param(sent.map(({ imageId }) => imageId))}::uuid[],
          ${sql.param(sent.map(({ providerId }) => providerId))}::text[]) as sent (image_id, provider_id)
        join ${images} image on image.id = sent.image_id and image.account_id = ${accountId}
        order by image.file_id
        on conflict (account_id, file_id) do update set state = excluded.state, provider_id = excluded.provider_id,
          failure = null, claimed_at = null`);
    },

    /** Contents of an account's images, and their state at the provider; unknown ids are omitted. */
    async contentsOf(accountId: number, imageIds: readonly string[]): Promise<ImageContent[]> {
      const ids = [...new Set(imageIds.filter((id) => idPattern.test(id)))];
      if (ids.length === 0) return [];
      return db
        .select({
          imageId: images.id,
          name: images.name,
          file: imageFiles,
          providerId: sql<
            string | null
          >`case when ${imageSyncs.state} = 'synchronized' then ${imageSyncs.providerId} end`,
        })
        .from(images)
        .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
        .leftJoin(
          imageSyncs,
          and(eq(imageSyncs.fileId, images.fileId), eq(imageSyncs.accountId, images.accountId)),
        )
        .where(and(inArray(images.id, ids), eq(images.accountId, accountId)))
        .orderBy(images.id);
    },

    /** One image per content that the provider has under these ids, by id. */
    async imagesOf(
      accountId: number,
      providerIds: readonly string[],
    ): Promise<Map<string, { imageId: string; ratio: StoredImage['ratio'] }>> {
      const ids = [...new Set(providerIds)];
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([imageSyncs.providerId], {
          providerId: imageSyncs.providerId,
          imageId: images.id,
          ratio: imageFiles.ratio,
        })
        .from(imageSyncs)
        .innerJoin(imageFiles, eq(imageFiles.id, imageSyncs.fileId))
        .innerJoin(images, and(eq(images.fileId, imageSyncs.fileId), eq(images.accountId, accountId)))
        .where(and(eq(imageSyncs.accountId, accountId), inArray(imageSyncs.providerId, ids)))
        .orderBy(imageSyncs.providerId, sql`${images.deletedTime} nulls first`, images.id);
      return new Map(rows.map(({ providerId, ...image }) => [providerId ?? '', image]));
    },

    /** Marks the contents of these images as missing at the provider. */
    async markMissing(accountId: number, imageIds: readonly string[]): Promise<void> {
      await db.execute(sql`
        delete from ${imageSyncs} sync using ${images} image
        where image.id = any(${sql.param([...imageIds])}::uuid[]) and image.account_id = ${accountId}
          and sync.account_id = image.account_id and sync.file_id = image.file_id and sync.state = 'synchronized'`);
    },

    /** Makes a content pending again that the provider did not store. */
    async release(accountId: number, fileId: string, failure: StoredFailure): Promise<void> {
      await db
        .update(imageSyncs)
        .set({ claimedTime: null, failure })
        .where(and(ofFile(accountId, fileId), eq(imageSyncs.state, 'pending')));
    },

    /** Marks all pending contents as failed. */
    async failAll(accountId: number, failure: StoredFailure): Promise<void> {
      await db
        .update(imageSyncs)
        .set({ state: 'failed', claimedTime: null, failure })
        .where(pendingOf(accountId));
    },
  };

  /** Files with the name of one of their images. */
  function filesOf(accountId: number, fileIds: readonly string[]) {
    return db
      .selectDistinctOn([imageFiles.id], { file: imageFiles, name: images.name })
      .from(imageFiles)
      .innerJoin(images, eq(images.fileId, imageFiles.id))
      .where(and(inArray(imageFiles.id, [...fileIds]), eq(images.accountId, accountId)))
      .orderBy(imageFiles.id, images.createdTime);
  }
}

const countOf = (state: keyof SyncCounts) =>
  sql`(count(*) filter (where sync.state = ${state}))::int as ${sql.identifier(state)}`;
const countsSql = sql.join([countOf('pending'), countOf('synchronized'), countOf('failed')], sql`, `);
