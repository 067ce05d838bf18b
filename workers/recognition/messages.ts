/** The messages between a recognizer and its thread. */
import type { WordOfImage } from '../../shared/contract/lent';

/** The data with which a thread begins that recognizes. */
export interface OfRecognizer {
	/** With the data of languages. */
	readonly languageData: string;
	readonly languages: readonly string[];
}

/** The answer to an image: its words, or an error without what it says, which may quote the document. */
export type FromRecognizer = { readonly words: readonly WordOfImage[] } | { readonly failed: string };

export const isForRecognizer = (data: unknown): data is OfRecognizer =>
	typeof data === 'object' && data !== null && 'languageData' in data && 'languages' in data;
