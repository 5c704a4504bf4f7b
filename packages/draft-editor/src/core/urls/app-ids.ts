/** The number of an iOS app, by which the ad provider knows it: of addresses that end in `/id414478124`; undefined without one. */
export function appStoreIdOf(iosUrl: string): string | undefined {
  return /\/id(\d{1,15})(?:\D|$)/.exec(iosUrl)?.[1];
}

/** The number of the channel of an Android app, which the ad provider gives it; undefined for packages and addresses. */
export function channelIdOf(androidApp: string): string | undefined {
  return /^\s*(\d{1,15})\s*$/.exec(androidApp)?.[1];
}
