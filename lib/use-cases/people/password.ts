import "server-only";
import { hash, type Options, verify } from "@node-rs/argon2";

/** Argon2id, the first of the parameter sets that OWASP names: 19 MiB, two passes, one lane; about 60 ms. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Takes as long where there is none (`null`: no such account), so that the time
 * does not tell who has an account.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const known = passwordHash ?? (await decoy);
  const matches = await verify(known, password);
  return matches && passwordHash !== null;
}
