/** FNV-1a, of 32 bits: data with other fingerprints is other data. */

export const FINGERPRINT_START = 0x811c9dc5;

/** The fingerprint of the data so far, with one more byte or UTF-16 unit. */
export const addToFingerprint = (fingerprint: number, unit: number): number => Math.imul(fingerprint ^ unit, 0x01000193);
