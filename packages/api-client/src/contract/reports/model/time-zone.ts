/** IANA zone of accounts without one, and of users without an account. */
export const defaultTimeZone = 'Asia/Shanghai';
