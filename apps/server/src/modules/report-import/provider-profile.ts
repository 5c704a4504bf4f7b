/** The layout of imports that the server read from the provider by itself. */
export const providerProfile = 'provider';
