/**
 * Versions kept with every form and result, so that each can be told from what a later engine or bank would make.
 * ENGINE_VERSION is raised when the digest of the census (lib/rules/census/golden) changes, BANK_VERSION when that of
 * questions/ and its texts does.
 */
export const ENGINE_VERSION = 1;
export const BANK_VERSION = 1;
