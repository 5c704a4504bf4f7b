/** Label of an ad draft in the audit log. */
export const auditedDraft = ({ id, name, accountId }: { id: string; name: string; accountId: number }) => ({
  object: { id, name },
  accountIds: [accountId],
});
