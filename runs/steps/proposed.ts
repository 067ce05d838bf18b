/** Values that the Action proposes, and always sends, in place of the defaults of the contract. */

/** By wire name. */
export const proposed: Readonly<Record<string, string>> = { encryption_algorithm: 'AES-256' };
