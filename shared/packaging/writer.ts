/** Several documents as one body, whose parts follow one another, each as soon as it is made: before, only names and sizes are known. */

/** A document, or a file of another media type, whose bytes come later. */
export interface Announced {
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	readonly mediaType?: string;
	/** The text that was found where a part of a split by text begins. */
	readonly match?: string;
}

export interface PackageWriter {
	/** With the boundary, if the type has one. */
	readonly contentType: string;
	/** Bytes of the whole body. */
	readonly length: number;
	/** The bytes of one part, which must be written in order. Long ones are its own memory, or pieces of less than a megabyte. */
	readonly part: (index: number, bytes: Uint8Array) => Iterable<Uint8Array>;
	/** The bytes after the last part. */
	readonly end: () => Iterable<Uint8Array>;
}

/** The pieces of a whole body. */
export function* writeAll(writer: PackageWriter, documents: readonly { readonly bytes: Uint8Array }[]): Generator<Uint8Array> {
	for (const [index, { bytes }] of documents.entries()) yield* writer.part(index, bytes);
	yield* writer.end();
}

/** The whole body. @throws RangeError if the runtime has no buffer that long */
export function joinAll(writer: PackageWriter, documents: readonly { readonly bytes: Uint8Array }[]): Uint8Array {
	const body = Buffer.alloc(writer.length);
	let at = 0;
	for (const piece of writeAll(writer, documents)) {
		body.set(piece, at);
		at += piece.length;
	}
	return body;
}

export const announce = ({ bytes, ...about }: Omit<Announced, 'size'> & { readonly bytes: Uint8Array }): Announced => ({
	...about,
	size: bytes.length,
});
