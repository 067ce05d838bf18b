/**
 * Structure elements read from their bytes: a tree may have a million of them, nearly all of which hold a name, references and numbers
 * alone. An element that is written in another way is read as a value.
 */
import type { PdfDocument } from '../../pdf/document';
import {
	CLOSE_BRACKET,
	DIGIT_0,
	DIGIT_9,
	LESS_THAN,
	LETTER_R,
	OPEN_BRACKET,
	SOLIDUS,
	skipSpace,
} from '../../pdf/syntax/characters';
import { Entries } from '../../pdf/syntax/entries';
import { readName } from '../../pdf/syntax/scalars';

/** Longer elements are rare; and a hostile file may say that each of its objects is one long one. */
const MOST_BYTES = 2000;
/** Integers that are surely exact, and object numbers that may exist. */
const MOST_DIGITS = 9;

export class ElementBytes {
	/** The name of its type. */
	type = '';
	/** The object number of the page that it names; -1 if it names none. */
	page = -1;
	/** Whether it may give text in place of its content, or about it. */
	hasTexts = false;
	/** Whether it has attributes, or an identifier. */
	hasAttributes = false;
	/** Its kids: identifiers of marked content, and object numbers, below 0, each one less. */
	readonly kids: number[] = [];

	private readonly entries = new Entries();
	/** The number that was read last, and whether it is a reference. */
	private number = 0;
	private isReference = false;

	constructor(private readonly document: PdfDocument) {}

	/** Reads the element; false if it is to be read as a value. */
	read(object: number): boolean {
		const { entries, kids } = this;
		kids.length = 0;
		const place = this.document.place(object);
		if (!place || !entries.locate(place.bytes, place.start, Math.min(place.end, place.start + MOST_BYTES))) return false;
		const { bytes } = place;
		const { at } = entries;
		if (entries.find(bytes, 'MCID') >= 0) return false;
		this.hasTexts = entries.find(bytes, 'ActualText') >= 0 || entries.find(bytes, 'Alt') >= 0;
		this.hasAttributes = entries.find(bytes, 'A') >= 0 || entries.find(bytes, 'ID') >= 0;
		const type = entries.find(bytes, 'S');
		if (type < 0 || bytes[at[type + 2]!] !== SOLIDUS) return false;
		this.name(bytes, at[type + 2]! + 1, at[type + 3]!);
		const page = entries.find(bytes, 'Pg');
		this.page = -1;
		if (page >= 0) {
			if (this.after(bytes, at[page + 2]!, at[page + 3]!) !== at[page + 3]! || !this.isReference) return false;
			this.page = this.number;
		}
		const kid = entries.find(bytes, 'K');
		return kid < 0 || this.readKids(bytes, at[kid + 2]!, at[kid + 3]!);
	}

	/** Most elements have the type of the one before. */
	private name(bytes: Uint8Array, start: number, end: number): void {
		const { type } = this;
		let same = 0;
		if (type.length === end - start) while (same < type.length && bytes[start + same] === type.charCodeAt(same)) same++;
		if (same < end - start || same === 0) this.type = readName(bytes, start, end);
	}

	private readKids(bytes: Uint8Array, start: number, end: number): boolean {
		const isArray = bytes[start] === OPEN_BRACKET;
		const stop = isArray ? end - 1 : end;
		if (isArray && bytes[stop] !== CLOSE_BRACKET) return false;
		for (let at = skipSpace(bytes, isArray ? start + 1 : start, stop); at < stop; at = skipSpace(bytes, at, stop)) {
			at = this.after(bytes, at, stop);
			if (at < 0) return false;
			this.kids.push(this.isReference ? -1 - this.number : this.number);
		}
		// A single reference may lead to an array.
		return isArray || !this.isReference || this.isDictionary(this.number);
	}

	private isDictionary(object: number): boolean {
		const place = this.document.place(object);
		return place !== undefined && place.bytes[skipSpace(place.bytes, place.start, place.end)] === LESS_THAN;
	}

	/** The position after the number or the reference at `start`; -1 if there is neither. */
	private after(bytes: Uint8Array, start: number, end: number): number {
		let at = start;
		let number = 0;
		for (; at < end && isDigit(bytes[at]!); at++) number = number * 10 + bytes[at]! - DIGIT_0;
		if (at === start || at - start > MOST_DIGITS) return -1;
		this.number = number;
		this.isReference = false;
		if (at < end && !isBlankByte(bytes[at]!)) return -1;
		const next = skipSpace(bytes, at, end);
		let after = next;
		while (after < end && isDigit(bytes[after]!)) after++;
		const letter = skipSpace(bytes, after, end);
		if (after === next || letter >= end || bytes[letter] !== LETTER_R) return at;
		this.isReference = true;
		return letter + 1;
	}
}

const isDigit = (byte: number): boolean => byte >= DIGIT_0 && byte <= DIGIT_9;
const isBlankByte = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d;
