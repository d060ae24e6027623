/** What `server-only` is in a test: nothing. */
export {};
