/** How the audit log names an ad draft. */
export const auditedDraft = ({ id, name, accountId }: { id: string; name: string; accountId: number }) => ({
  object: { id, name },
  accountIds: [accountId],
});
