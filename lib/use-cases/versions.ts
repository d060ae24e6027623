/**
 * Versions kept with every form and result, so that each can be told from what a later engine or bank would make.
 * Tests hold each beside its digest: a digest that changes asks for the next version.
 */

/** Raised when the census changes: the engine rules otherwise than before. */
export const ENGINE_VERSION = 1;
/** Of lib/rules/census/golden, at this version. */
export const CENSUS_DIGEST = "54692edf48389d8cf8d73b1b579836fcf512ca874e7f5c731791ded07a6923ce";

/** Raised when questions/ or its texts change: a family and seed may make another question than before. */
export const BANK_VERSION = 1;
