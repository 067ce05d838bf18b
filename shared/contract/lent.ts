/** Things that a host lends to operations beside their input (docs/semantics.md, D76). Without one, `ports` does not name it. */

export interface Lent {
	/** The time of day, in milliseconds since 1970. */
	readonly clock?: () => number;
	readonly network?: Network;
	readonly recognizer?: Recognizer;
	/** The font that pages are drawn with where a document lacks one, unless the call gives another. */
	readonly drawingFont?: () => Promise<Uint8Array>;
}

export interface NetworkRequest {
	readonly address: string;
	readonly contentType: string;
	readonly body: Uint8Array;
	/** After which it fails, in milliseconds. */
	readonly timeout: number;
}

/** Sends a POST request, without following redirects. Fails if there is no answer in time. */
export type Network = (
	request: NetworkRequest,
	signal?: AbortSignal,
) => Promise<{ readonly status: number; readonly body: Uint8Array }>;

/** A program that recognizes text on images (OCR). */
export interface Recognizer {
	/** Names of the languages whose data are there, as Tesseract has them. */
	readonly languages: readonly string[];
	/** How a user gets more of them. */
	readonly cure: string;
	/** @param languages some of these, the most frequent first */
	readonly open: (languages: readonly string[]) => Recognizing;
}

/** The recognition of one document. */
export interface Recognizing {
	/** @throws OctavoError `cancelled` soon after `signal` is aborted */
	readonly recognize: (image: ImageOfText, signal?: AbortSignal) => Promise<readonly WordOfImage[]>;
	/** Frees its memory, at any time. */
	readonly close: () => Promise<void>;
}

export interface ImageOfText {
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	/** A byte for each pixel, from black to white, in rows from the top. Its memory is taken over. */
	readonly samples: Uint8Array;
	/** Pixels per inch. */
	readonly resolution: number;
	/** Whether a copy is turned so that its lines are level. Boxes are those of the image as it was given. */
	readonly deskew: boolean;
}

export interface WordOfImage {
	readonly text: string;
	/** In pixels from the upper left corner. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** From 0 to 100. */
	readonly confidence: number;
	readonly beginsLine: boolean;
}
