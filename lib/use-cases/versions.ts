/**
 * Versions kept with every form and result, so that each can be told from what a later engine or bank would make.
 * Tests hold each beside its digest: a digest that changes asks for the next version.
 */

/** Raised when the census changes: the engine rules otherwise than before. */
export const ENGINE_VERSION = 1;
/** Of lib/rules/census/golden, at this version. */
export const CENSUS_DIGEST = "7388f57320ca65f49a6fa9db857db473868595b2bfa84990a57d212cb3725599";

/** Raised when questions/ or its texts change: a family and seed may make another question than before. */
export const BANK_VERSION = 1;
/** Of questions/ and of the texts that its questions are made of, at this version. */
export const BANK_DIGEST = "4cc5357ac58ea15db384622141e45d52c6a90c82b1cd22529d80e7a4b599fe7f";
