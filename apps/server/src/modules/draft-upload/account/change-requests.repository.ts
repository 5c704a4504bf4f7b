import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftAccountChanges } from '../../../platform/db/schema';

interface ChangeRequest {
  requestId: string;
  accountId: number;
}

type ChangeResponse = EndpointData<typeof endpoints.draftAccountChange>;

/** Requests that added changes of accounts to drafts, so that a repeated one changes nothing. */
export function createChangeRequestsRepository(db: Database) {
  const isRequest = ({ requestId, accountId }: ChangeRequest) =>
    and(eq(draftAccountChanges.requestId, requestId), eq(draftAccountChanges.accountId, accountId));
  return {
    /** The response to a request of the account. */
    async find(request: ChangeRequest): Promise<ChangeResponse | undefined> {
      const [row] = await db
        .select({ response: draftAccountChanges.response })
        .from(draftAccountChanges)
        .where(isRequest(request));
      return row?.response ?? undefined;
    },

    /** Waits for the same request in another transaction. Returns false if the id is used. */
    async begin({ requestId, accountId }: ChangeRequest, now: Date): Promise<boolean> {
      const begun = await db
        .insert(draftAccountChanges)
        .values({ requestId, accountId, createdTime: now })
        .onConflictDoNothing()
        .returning({ requestId: draftAccountChanges.requestId });
      return begun.length > 0;
    },

    async finish(request: ChangeRequest, response: ChangeResponse): Promise<void> {
      await db.update(draftAccountChanges).set({ response }).where(isRequest(request));
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(draftAccountChanges).where(lt(draftAccountChanges.createdTime, time));
    },
  };
}
