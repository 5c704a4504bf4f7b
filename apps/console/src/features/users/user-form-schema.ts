import { nameLimits, optionalLine, requiredLine, type ManagedUser } from '@meridian/api-client/contract';
import { defaultLanguage, languageIds } from '@meridian/i18n';
import * as z from 'zod/mini';

/** The values that the form of a user edits. */
export const userFormSchema = z.object({
  userName: requiredLine(nameLimits.userName),
  displayName: optionalLine(nameLimits.displayName),
  language: z.enum(['1', '2', '3']),
  roleIds: z.array(z.string()),
  accountIds: z.array(z.number()),
  mayLogIn: z.boolean(),
});
export type UserFormValues = z.infer<typeof userFormSchema>;

/** The values of a user, or of a new one with these roles. */
export function userFormValues(
  user: ManagedUser | undefined,
  roleIds: readonly string[] = [],
): UserFormValues {
  return {
    userName: user?.userName ?? '',
    displayName: user?.displayName ?? '',
    language: `${user?.language ?? languageIds[defaultLanguage]}`,
    roleIds: user?.roles.map(({ id }) => id) ?? [...roleIds],
    accountIds: user?.accountIds ?? [],
    mayLogIn: user === undefined || !user.isFrozen,
  };
}
