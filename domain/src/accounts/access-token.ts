/** Where the browser keeps the access token, in local storage. */
export const ACCESS_TOKEN_KEY = 'access-token';
