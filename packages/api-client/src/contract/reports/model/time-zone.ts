/** IANA zone of an account that names none, and of users without any account. */
export const defaultTimeZone = 'Asia/Shanghai';
