/**
 * PDF objects as values (ISO 32000-2, 7.3). Only objects that an operation looks into or edits become values; all others
 * are copied as bytes.
 */

/** A name without its solidus; `#xx` sequences are resolved, each character is one byte. */
export class Name {
	constructor(readonly text: string) {}
}

/** A string as plain bytes: unescaped, and decrypted where the document is encrypted. */
export class Str {
	constructor(readonly bytes: Uint8Array) {}
}

/** An indirect reference. */
export class Ref {
	constructor(
		readonly number: number,
		readonly generation = 0,
	) {}
}

/** In an assembly of several documents: a reference to an object of the document at index `part`. */
export class PartRef extends Ref {
	constructor(
		readonly part: number,
		number: number,
	) {
		super(number, 0);
	}
}

/** A dictionary, keyed by name without solidus, in the order of the file. */
export class Dict extends Map<string, Value> {}

/**
 * A stream. `data` is encoded by the filters that its dictionary names. `sealed` tells that it is, moreover, still
 * encrypted as in the source file: `PdfDocument.encoded` opens it.
 */
export class Stream {
	constructor(
		readonly dict: Dict,
		readonly data: Uint8Array,
		readonly sealed?: { readonly number: number; readonly generation: number },
	) {}
}

export type Value = null | boolean | number | Name | Str | Ref | Dict | Stream | Value[];

export const isDict = (value: Value | undefined): value is Dict => value instanceof Dict;
export const isRef = (value: Value | undefined): value is Ref => value instanceof Ref;
export const isArray = (value: Value | undefined): value is Value[] => Array.isArray(value);

/** Whether `value` is the name `text`. */
export const isName = (value: Value | undefined, text: string): boolean => value instanceof Name && value.text === text;

/** A dictionary from pairs, leaving out `undefined`. */
export function dict(entries: Readonly<Record<string, Value | undefined>>): Dict {
	const made = new Dict();
	for (const [key, value] of Object.entries(entries)) if (value !== undefined) made.set(key, value);
	return made;
}

export const name = (text: string): Name => new Name(text);

/** A string whose characters are bytes (codes 0 to 255). */
export const latin = (text: string): Str => new Str(Uint8Array.from(Buffer.from(text, 'latin1')));

/**
 * Whether `dict` is a signature, whose /Contents is never encrypted (ISO 32000-2, 7.6.2): it lies outside the bytes that were
 * signed. /Type is optional there; /ByteRange gives it away.
 */
export function isSignature(dict: Dict): boolean {
	const type = dict.get('Type');
	return isName(type, 'Sig') || isName(type, 'DocTimeStamp') || dict.has('ByteRange');
}
