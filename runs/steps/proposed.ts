/** Values that the Action and the terminal propose, and always send, in place of the defaults of the contract. */

/** By wire name. */
export const proposed: Readonly<Record<string, string>> = { encryption_algorithm: 'AES-256' };
