/** The result of any recognizer: words with boxes on images of pages. */

export interface RecognizedWord {
	readonly text: string;
	/** Distances from the upper left corner of the image, in its units. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** From 0 to 100, if the recognizer tells it. */
	readonly confidence?: number;
	/** Whether a new line begins; undefined if the recognizer does not tell lines. */
	readonly beginsLine?: boolean;
}

export interface RecognizedPage {
	/** From 1. */
	readonly page: number;
	/** Of the image: the visible page, upright as viewers show it. In the units of the boxes. */
	readonly width: number;
	readonly height: number;
	readonly words: readonly RecognizedWord[];
}

/** The pages, or the sentence that says what is wrong. */
export type Recognition = { readonly pages: readonly RecognizedPage[] } | { readonly problem: string };

/** More words than any scan of the pages that a document may have. */
export const MOST_WORDS = 2_000_000;
