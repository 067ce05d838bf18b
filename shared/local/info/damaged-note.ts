import type { Note } from '../../contract/backend';

/** The document passes through unchanged, and other programs may fail on it. */
export const damagedNote = (message: string): Note => ({ code: 'document_damaged', message });
